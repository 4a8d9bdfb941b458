import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { is } from 'superstruct'
import { requestFx } from '../http/request'
import { newId } from '../runtime/ids'
import { Challenge, type Order } from './contracts'
import { endpoints } from './endpoints'
import type { OpenChallenge } from './kept-placement'
import { isAnswerLost, pauseBefore } from '../http/lost-answer'
import { orderAnswered } from './place-order'

/** How long the bank may take, ms. */
const CHALLENGE_TIME = 5 * 60_000

/** How a challenge ended, as far as this page knows. */
export type Ending = 'answered' | 'gave-up' | 'timed-out'

/** A challenge is shown, for a new order or again after a reload. */
export const challengeOpened = createEvent<OpenChallenge>()
/** The bank's page has spoken: whose challenge, and what it signed. */
export const challengeAnswered = createEvent<{ transactionId: string; challengeResult: string }>()
/** The shopper wants to close the dialog; asked before it is done. */
export const leavingAsked = createEvent()
/** The shopper stays after all. */
export const leavingRefused = createEvent()
/** The shopper pays another way. */
export const challengeGivenUp = createEvent()
/** The order is placed: the bank agreed. */
export const challengePassed = createEvent<Order>()
/** The bank did not agree, or was not asked to the end: the order is void. */
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

/** The bank's question that is open. */
export const $challenge = createStore<OpenChallenge | null>(null)
  .on(challengeOpened, (_current, challenge) => challenge)
  .reset(challengePassed, challengeFailed)

/** The one outcome of the open challenge, from the first that came. */
const $outcome = createStore<Outcome | null>(null)
  .on(endFx.doneData, (current, outcome) => current ?? outcome)
  // An answer that was an error is the answer to that id for ever: the next attempt is another call.
  .on(waitFx.doneData, (outcome, transactionId) => (outcome && transactionId ? { ...outcome, transactionId } : outcome))
  .reset(challengeOpened, challengePassed, challengeFailed)

/** The outcome is on its way to the service. */
export const $isConfirming = combine($outcome, endFx.pending, (outcome, isEnding) => outcome !== null || isEnding)

/** Its answer was lost, and is asked for again. */
export const $isConfirmationLost = createStore(false)
  .on(patchOrderFx.failData, (isLost, error) => isLost || isRepeated(error))
  .reset(challengeOpened, challengePassed, challengeFailed)

/** The shopper is asked whether to leave. */
export const $isLeaving = createStore(false)
  .on(leavingAsked, () => true)
  .reset(leavingRefused, challengeOpened, endFx, challengePassed, challengeFailed)

const $now = createStore(0).on(ticked, (_current, now) => now)

/** Whole seconds that the shopper still has. */
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

sample({ clock: openFx.doneData, target: challengeOpened })

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

// T7: answered, closed, timed out, each any number of times: the first counts.
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
    return { ending: outcome?.ending ?? 'answered', basketId: typeof basketId === 'string' ? basketId : null }
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

/** The bank's question that an order came back with; null where it is placed. */
export function challengeOf(order: Order): Challenge | null {
  const flash = order.flash.find(({ code }) => code === 'PaymentNotAuthorized')
  return is(flash?.details, Challenge) ? flash.details : null
}

function isRepeated(error: Parameters<typeof isAnswerLost>[0]): boolean {
  return isAnswerLost(error) || (error.kind === 'http' && error.status >= 500)
}
