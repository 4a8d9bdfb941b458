import { createEvent, createStore } from 'effector'
import { load } from '../runtime/storage'
import type { HostTokenAnswer } from '../session/contracts'

/** A session began, was refreshed, or became another's; `now` is when, in ms. `isAlong` where another call's own body went with the request: its answer is that caller's. */
export const tokenReceived = createEvent<{ answer: HostTokenAnswer; now: number; isAlong?: boolean }>()

/** The session has ended: what comes next is a guest. */
export const tokenForgotten = createEvent()

/** The access token, in memory alone. */
export const $token = createStore<{ value: string; expiresAt: number } | null>(null)
  .on(tokenReceived, (_current, { answer, now }) => ({
    value: answer.accessToken,
    expiresAt: now + answer.expiresIn * 1000,
  }))
  .reset(tokenForgotten)

/** What a browser keeps of its session between pages: no token but a guest's own secret, which opens a cart and no more. */
export type Kept = { login: boolean; accessExpiry: number; employee: boolean; secret?: string }

/** What this browser keeps of its session; null for one who never had any. */
export function keptSession(key: string): Kept | null {
  return load<Kept>(key, 'session', 1)
}
