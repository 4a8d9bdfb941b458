import { unanswered } from '../http/fetch'

/**
 * Brings what a cart's first line does without. Where it cannot be fetched nobody was reached: what waits for it is kept and
 * tried again as if the service had not answered.
 */
export const bringRest = (): Promise<typeof import('../wiring/rest')> =>
  import('../wiring/rest').catch(() => Promise.reject(unanswered(false)))
