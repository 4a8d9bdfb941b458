import { unanswered } from '../http/fetch'

/** Loads what makes the first call. A drawer is painted without it. A failed load counts as a call without an answer. */
export const bringCalls = (): Promise<typeof import('../wiring/calls')> =>
  import('../wiring/calls').catch(() => Promise.reject(unanswered(false)))
