import { createEvent } from 'effector'

// What calls came to besides their answers: small, so that a page can follow them before it makes calls.

/** A call is over. */
export const callSettled = createEvent<{ status: 'done' | 'fail' }>()

/** The service wants to see that the shopper is a person before it goes on. */
export const botChallenged = createEvent<{ appId: string; endpoint: string }>()

/** An answer broke its contract: paths and expectations, never values. */
export const answerBroken = createEvent<{ endpoint: string; failures: readonly string[] }>()
