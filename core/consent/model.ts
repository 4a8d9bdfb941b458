import { createEvent, createStore } from 'effector'

export interface Consent {
  readonly performance?: boolean
  readonly functional?: boolean
  readonly targeting?: boolean
}

export const consentGiven = createEvent<Consent>()

export const $consent = createStore<Consent>({}).on(consentGiven, (current, given) => ({ ...current, ...given }))
