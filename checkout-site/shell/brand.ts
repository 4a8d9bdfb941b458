import { createEvent, createStore } from 'effector'

/** The page said whose shop it is. */
export const brandNamed = createEvent<string>()

/** The shop's own name, as titles and the way home say it. */
export const $brand = createStore('').on(brandNamed, (_before, brand) => brand)
