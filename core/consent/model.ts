import { createEvent, createStore } from 'effector'

/** What the shopper agreed to; what is required needs no agreement. */
export interface Consent {
  readonly performance?: boolean
  readonly functional?: boolean
  readonly targeting?: boolean
}

/** The shopper agreed, or took it back, on the page's own banner. */
export const consentGiven = createEvent<Consent>()

/** What the shopper agrees to now; nothing before anybody was asked. */
export const $consent = createStore<Consent>({}).on(consentGiven, (current, given) => ({ ...current, ...given }))
