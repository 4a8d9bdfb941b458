import { createEvent, createStore } from 'effector'
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
