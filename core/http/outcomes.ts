import { createEvent, createStore } from 'effector'

// Separate from the calls, so that a page can listen before it makes any.

export const $isCalling = createStore(false)

export const callSettled = createEvent<{ status: 'done' | 'fail' }>()

export const botChallenged = createEvent<{ appId: string; endpoint: string }>()

/** Paths and expectations, never values. */
export const answerBroken = createEvent<{ endpoint: string; failures: readonly string[] }>()
