import { createEvent, createStore } from 'effector'

/** The page said whose shop it is, and where it answers questions by email. */
export const brandNamed = createEvent<{ brand?: string | undefined; help?: string | undefined }>()

/** The shop's own name, as titles and the way home say it. */
export const $brand = createStore('').on(brandNamed, (_before, { brand = '' }) => brand)

/** Where the shop answers questions by email. */
export const $help = createStore('').on(brandNamed, (_before, { help = '' }) => help)
