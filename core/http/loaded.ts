import { unanswered } from './unanswered'

/** Imports code late. A failed load counts as an unanswered call, and is retried like one. */
export const loaded = <Part>(part: Promise<Part>): Promise<Part> => part.catch(() => Promise.reject(unanswered(false)))
