import { createEvent, createStore } from 'effector'
import { load } from '../runtime/storage'
import type { HostTokenAnswer } from '../session/contracts'

/** `now` in ms. `isAlong`: another call's body went with the request, and its caller gets the answer. */
export const tokenReceived = createEvent<{ answer: HostTokenAnswer; now: number; isAlong?: boolean }>()

export const tokenForgotten = createEvent()

/** In memory only. */
export const $token = createStore<{ value: string; expiresAt: number } | null>(null)
  .on(tokenReceived, (_current, { answer, now }) => ({
    value: answer.accessToken,
    expiresAt: now + answer.expiresIn * 1000,
  }))
  .reset(tokenForgotten)

/** No token except a guest's own secret, which only opens a cart. */
export type Kept = { login: boolean; accessExpiry: number; employee: boolean; secret?: string }

/** Somebody signed out, and the service did not hear of it. */
export const hasLeft = (key: string): boolean => load(key, 'left', 1) !== null

export function keptSession(key: string): Kept | null {
  return load<Kept>(key, 'session', 1)
}
