import { unanswered } from './fetch'

/** Code that is loaded when it is first needed. A failed load counts as a call without an answer: it is made again like one. */
export const loaded = <Part>(part: Promise<Part>): Promise<Part> => part.catch(() => Promise.reject(unanswered(false)))
