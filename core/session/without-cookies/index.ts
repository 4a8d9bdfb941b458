import { createEffect, sample } from 'effector'
import { requestFx } from '../../http/request'
import { exchangeFx } from '../../http/exchange'
import { $token, tokenReceived } from '../../http/token'
import { $isKeeping } from '../../runtime/keeping'
import { endpoints } from '../endpoints'

/** How long before its end a token is exchanged, in ms. */
const AHEAD_MS = 120_000

// What would refresh a session is a cookie. Where the browser keeps none the page hands itself its cart over, as a host page
// does, while its token is good: a checkout takes as long as the shopper needs.

const waitFx = createEffect(
  (seconds: number) => new Promise<void>(resolve => setTimeout(resolve, seconds * 1000 - AHEAD_MS)),
)

/** Hands the cart over to this page itself. */
export const handOverFx = requestFx(endpoints.createHandoff)

sample({
  clock: tokenReceived,
  source: { isKeeping: $isKeeping, isWaiting: waitFx.pending },
  filter: ({ isKeeping, isWaiting }) => !isKeeping && !isWaiting,
  fn: (_source, { answer }) => answer.expiresIn,
  target: waitFx,
})

/** The token ends soon. Wired to the cart, which is handed over. */
export const handoffDue = waitFx.done

sample({
  clock: handOverFx.doneData,
  source: $token,
  // The token at hand shows whose session goes on; the handoff alone would begin another guest's.
  fn: (token, { handoff }) => ({ request: { type: 'Handoff' as const, handoff }, token: token?.value }),
  target: exchangeFx,
})
