import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { is } from 'superstruct'
import { hasCode } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { newId } from '../runtime/ids'
import { urlOf } from '../runtime/url-of'
import { Challenge, type Order } from './contracts'
import { endpoints } from './endpoints'
import type { OpenChallenge } from './stored-purchase'
import { isAnswerLost, pauseBefore } from '../http/lost-answer'
import { orderAnswered } from './place-order'

const CHALLENGE_TIME = 5 * 60_000

/** `unknown` where the shopper's session has ended: the order may be placed. */
export type Ending = 'answered' | 'gave-up' | 'timed-out' | 'unreadable' | 'unknown'

export const challengeOpened = createEvent<OpenChallenge>()
/** The order is known to be void. Reading how it ended shows where its lines are. */
export const challengeMissed = createEvent<OpenChallenge>()
export const challengeAnswered = createEvent<{ transactionId: string; challengeResult: string }>()
export const leavingRequested = createEvent()
export const leavingRefused = createEvent()
export const challengeGivenUp = createEvent()
export const challengePassed = createEvent<Order>()
export const challengeFailed = createEvent<{ ending: Ending; basketId: string | null }>()

const patchOrderFx = requestFx(endpoints.patchOrder)

const ticked = createEvent<number>()
const timedOut = createEvent()

type Outcome = { readonly ending: Ending; readonly challengeResult: string; readonly transactionId: string }

const endFx = createEffect(
  (end: Pick<Outcome, 'ending' | 'challengeResult'>): Outcome => ({ ...end, transactionId: newId() }),
)
const waitFx = createEffect(async ({ ms, isAnswered }: { ms: number; isAnswered: boolean }): Promise<string | null> => {
  await new Promise(resolve => setTimeout(resolve, ms))
  return isAnswered ? newId() : null
})

export const $challenge = createStore<OpenChallenge | null>(null)
  .on(challengeOpened, (_current, challenge) => challenge)
  .reset(challengePassed, challengeFailed)

const $outcome = createStore<Outcome | null>(null)
  .on(endFx.doneData, (current, outcome) => current ?? outcome)
  // The service repeats that answer for this id, so the next attempt needs a new one.
  .on(waitFx.doneData, (outcome, transactionId) => (outcome && transactionId ? { ...outcome, transactionId } : outcome))
  .reset(challengeOpened, challengePassed, challengeFailed)

export const $isConfirming = combine($outcome, endFx.pending, (outcome, isEnding) => outcome !== null || isEnding)

export const $isConfirmationLost = createStore(false)
  .on(patchOrderFx.failData, (isLost, error) => isLost || isRepeated(error))
  .reset(challengeOpened, challengePassed, challengeFailed)

export const $isLeaving = createStore(false)
  .on(leavingRequested, () => true)
  .reset(leavingRefused, challengeOpened, endFx, challengePassed, challengeFailed)

const $now = createStore(0).on(ticked, (_current, now) => now)

export const $secondsLeft = combine($challenge, $now, (challenge, now) =>
  challenge ? Math.max(0, Math.ceil((challenge.endsAt - Math.max(now, challenge.endsAt - CHALLENGE_TIME)) / 1000)) : 0,
)

const $losses = createStore(0)
  .on(patchOrderFx.fail, losses => losses + 1)
  .reset(challengeOpened, challengePassed, challengeFailed)

const $clock = createStore<ReturnType<typeof setInterval> | null>(null, { serialize: 'ignore' })

const startClockFx = createEffect(() => {
  const tick = scopeBind(ticked, { safe: true })
  tick(Date.now())
  return setInterval(() => tick(Date.now()), 500)
})

const stopClockFx = attach({ source: $clock, effect: clock => clearInterval(clock ?? undefined) })

const openFx = createEffect(
  ({ challenge, order }: { challenge: Challenge; order: Order }): OpenChallenge => ({
    ...challenge,
    orderNumber: order.orderNumber,
    code: order.paymentMethod.code,
    amount: order.totals.remainingToPay,
    currency: order.currency,
    endsAt: Date.now() + CHALLENGE_TIME,
  }),
)

sample({
  clock: orderAnswered,
  filter: order => challengeOf(order) !== null,
  fn: order => ({ challenge: challengeOf(order) as Challenge, order }),
  target: openFx,
})

sample({ clock: [openFx.doneData, challengeMissed], target: challengeOpened })

sample({
  clock: challengeMissed,
  fn: () => ({ ending: 'answered' as const, challengeResult: 'void' }),
  target: endFx,
})

// Nobody can answer it, so the order is made void before another one is placed.
sample({
  clock: challengeOpened,
  filter: ({ challengeUrl }) => challengeUrl === '',
  fn: () => ({ ending: 'unreadable' as const, challengeResult: 'unreadable' }),
  target: endFx,
})

sample({ clock: challengeOpened, fn: () => {}, target: startClockFx })

sample({ clock: startClockFx.doneData, target: $clock })

sample({ clock: [challengePassed, challengeFailed], fn: () => {}, target: stopClockFx })

sample({
  clock: ticked,
  source: { challenge: $challenge, isConfirming: $isConfirming },
  filter: ({ challenge, isConfirming }, now) => !!challenge && !isConfirming && now >= challenge.endsAt,
  fn: () => {},
  target: timedOut,
})

// The challenge may be answered, closed and timed out; the first outcome counts.
sample({
  clock: [
    challengeAnswered.map(answer => ({ ending: 'answered' as Ending, ...answer })),
    challengeGivenUp.map(() => ({ ending: 'gave-up' as Ending, challengeResult: 'gave-up', transactionId: null })),
    timedOut.map(() => ({ ending: 'timed-out' as Ending, challengeResult: 'timed-out', transactionId: null })),
  ],
  source: { challenge: $challenge, isConfirming: $isConfirming },
  filter: ({ challenge, isConfirming }, { transactionId }) =>
    !!challenge && !isConfirming && (transactionId === null || transactionId === challenge.transactionId),
  fn: (_state, { ending, challengeResult }) => ({ ending, challengeResult }),
  target: endFx,
})

sample({
  clock: [endFx.doneData, waitFx.done],
  source: { challenge: $challenge, outcome: $outcome },
  filter: ({ challenge, outcome }) => !!challenge && !!outcome,
  fn: ({ challenge, outcome }) => {
    const { orderNumber, code, transactionId } = challenge as OpenChallenge
    const { challengeResult, transactionId: callId } = outcome as Outcome
    return {
      params: { orderNumber },
      transactionId: callId,
      body: { paymentMethod: { code, additionalData: { transactionId, challengeResult } } },
    }
  },
  target: patchOrderFx,
})

sample({ clock: patchOrderFx.doneData, target: challengePassed })

sample({
  clock: patchOrderFx.failData,
  source: $outcome,
  filter: (_outcome, error) => !isRepeated(error),
  fn: (outcome, error) => {
    const basketId = error.kind === 'http' ? error.details['basketId'] : null
    const isOthers = hasCode(error, 'ORD409', 'AUT404', 'AUT498')
    return {
      ending: isOthers ? 'unknown' : (outcome?.ending ?? 'answered'),
      basketId: typeof basketId === 'string' ? basketId : null,
    }
  },
  target: challengeFailed,
})

sample({
  clock: patchOrderFx.failData,
  source: $losses,
  filter: (_losses, error) => isRepeated(error),
  fn: (losses, { kind }) => ({ ms: pauseBefore(losses - 1), isAnswered: kind === 'http' }),
  target: waitFx,
})

/** Null if the order is placed; without a `challengeUrl` if it cannot be read. */
export function challengeOf(order: Order): Challenge | null {
  const flash = order.flash.find(({ code }) => code === 'PaymentNotAuthorized')
  if (!flash) return null
  const { details } = flash
  if (is(details, Challenge) && details.transactionId && /^https?:/.test(urlOf(details.challengeUrl)?.protocol ?? ''))
    return details
  const { transactionId } = Object(details)
  return {
    challengeUrl: '',
    transactionId: typeof transactionId === 'string' && transactionId ? transactionId : 'unknown',
  }
}

function isRepeated(error: Parameters<typeof isAnswerLost>[0]): boolean {
  return isAnswerLost(error) || (error.kind === 'http' && error.status >= 500)
}
