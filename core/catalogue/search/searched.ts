import { createEvent, createStore } from 'effector'

/** Typed into a search field: the first list on the page shows it, from the whole shop. A category is searched without a text. */
export const textSearched = createEvent<{ text: string; categoryId?: string }>()

export const listsCounted = createEvent<number>()

/** Whether a list on the page can show what is searched for. */
export const $isListingThere = createStore(false).on(listsCounted, (_before, count) => count > 0)
