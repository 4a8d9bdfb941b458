import { createEvent, createStore } from 'effector'

export const brandNamed = createEvent<{ brand?: string | undefined; help?: string | undefined }>()

/** The shop's name for titles and the home link. */
export const $brand = createStore('').on(brandNamed, (_before, { brand = '' }) => brand)

/** The shop's e-mail address for questions. */
export const $help = createStore('').on(brandNamed, (_before, { help = '' }) => help)
