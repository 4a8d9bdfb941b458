import { createEffect, sample } from 'effector'
import { requestFx } from '../../http/request'
import { exchangeFx } from '../../http/exchange'
import { $token, tokenReceived } from '../../http/token'
import { $isStorageWorking } from '../../runtime/storage-works'
import { endpoints } from '../endpoints'

/** In ms. */
const AHEAD_MS = 120_000

// Without cookies no refresh is possible, so the page hands its cart over to itself before the token ends.

const waitFx = createEffect(
  (seconds: number) => new Promise<void>(resolve => setTimeout(resolve, seconds * 1000 - AHEAD_MS)),
)

export const handOverFx = requestFx(endpoints.createHandoff)

sample({
  clock: tokenReceived,
  source: { isKeeping: $isStorageWorking, isWaiting: waitFx.pending },
  filter: ({ isKeeping, isWaiting }) => !isKeeping && !isWaiting,
  fn: (_source, { answer }) => answer.expiresIn,
  target: waitFx,
})

export const handoffDue = waitFx.done

sample({
  clock: handOverFx.doneData,
  source: $token,
  // The token continues the session; a handoff alone would start a new guest's.
  fn: (token, { handoff }) => ({ request: { type: 'Handoff' as const, handoff }, token: token?.value }),
  target: exchangeFx,
})
