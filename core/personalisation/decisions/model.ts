import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { is } from 'superstruct'
import { logError } from '../../runtime/log-error'
import { newId } from '../../runtime/ids'
import { pageAddress } from '../../runtime/page-address'
import { type Action, type Decided, type DecideAnswer, DecidedAction, type DecideEvent } from '../contracts'
import { $brand, $isAllowed, queryEngineFx, engineWanted } from '../engine'
import { impressionMade } from '../reporting'
import { choiceShown, pageRequested } from '../test-context'

/** A later decision would change what the shopper is reading. */
const LATEST_MS = 3_000

export interface Decision extends Decided {
  readonly impressionId: string | null
}

type Decisions = Readonly<Record<string, Decision>>

/** A shopper who was signed in before must not be decided about as a guest. */
export const shopperKnown = createEvent<boolean>()

/** By the id of the experience: `home/hero`. */
export const experienceShown = createEvent<string>()

/** It came into the visitor's view. */
export const experienceSeen = createEvent<string>()

/** A decision is known by the last segment of the experience's id. */
export const keyOf = (experienceId: string): string => experienceId.slice(experienceId.lastIndexOf('/') + 1)

const BASELINE = 'Baseline'

/** The variant to display, if any: one that the test context lists, else the one that was decided. */
export function variantOf<Variant extends { readonly variantId: string; readonly name?: string | undefined }>(
  variants: readonly Variant[],
  decision: Decision | null,
  test: readonly string[],
): Variant | null {
  const tested = variants.find(({ variantId }) => test.includes(variantId))
  if (tested) return tested
  const decided = decision?.variant ?? BASELINE
  if (decided === BASELINE) return null
  return (
    variants.find(({ variantId }) => variantId === decided) ?? variants.find(({ name }) => name === decided) ?? null
  )
}

/** An engine may decide for a variant that the page has no longer: then nobody has seen what was decided. */
export const isShown = (decision: Decision, variant: object | null): boolean =>
  variant !== null || decision.variant === BASELINE

type DecisionRequest = { readonly requestId: string; readonly path: string }

const decisionsWanted = createEvent<DecisionRequest>()

const decideFx = createEffect<DecisionRequest, Decisions | null>(async ({ requestId, path }) => {
  const ask = scopeBind(queryEngineFx, { safe: true })
  const began = Date.now()
  const answer = await ask(eventsOf(requestId, path)).catch(error => {
    logError('Expected decisions about experiences, got an error; they stay as they are.', error)
    return null
  })
  return answer && Date.now() - began <= LATEST_MS ? decisionsIn(answer, requestId) : null
})

const $isShopperKnown = createStore(false).on(shopperKnown, (_before, isKnown) => isKnown)

const $isNeeded = createStore(false).on(experienceShown, () => true)

export const $isWanted = combine($isNeeded, $isAllowed, (isNeeded, isAllowed) => isNeeded && isAllowed)

/** Answers to earlier requests are ignored. */
const $lastRequestId = createStore<string | null>(null)
  .on(decisionsWanted, (_before, { requestId }) => requestId)
  .on($isAllowed, (last, isAllowed) => (isAllowed ? last : null))

/** Empty without consent, and until they come: the baselines stay. */
export const $decisions = createStore<Decisions>({}).on($isAllowed, (decisions, isAllowed) =>
  isAllowed ? decisions : {},
)

const decided = sample({
  clock: decideFx.done,
  source: $lastRequestId,
  filter: (last, { params, result }) => result !== null && last === params.requestId,
  fn: (_last, { result }) => result as Decisions,
})

$decisions.on(decided, (_before, decisions) => decisions)

sample({ clock: experienceShown, fn: () => {}, target: [choiceShown, engineWanted] })

const $isReady = combine(
  { isWanted: $isWanted, brand: $brand, isShopperKnown: $isShopperKnown },
  ({ isWanted, brand, isShopperKnown }) => isWanted && brand !== null && isShopperKnown,
)

// One request for all experiences of the page.
sample({
  clock: [experienceShown, $isReady],
  source: { isReady: $isReady, lastRequestId: $lastRequestId },
  filter: ({ isReady, lastRequestId }) => isReady && lastRequestId === null,
  fn: newRequest,
  target: decisionsWanted,
})

sample({
  clock: pageRequested,
  source: $isReady,
  filter: isReady => isReady,
  fn: newRequest,
  target: decisionsWanted,
})

sample({ clock: decisionsWanted, target: decideFx })

const $reportedIds = createStore<readonly string[]>([])
  .on(impressionMade, (reported, id) => [...reported, id])
  .on($isAllowed, (reported, isAllowed) => (isAllowed ? reported : []))

// Also of who sees the baseline: the variants are compared with them.
sample({
  clock: experienceSeen,
  source: { decisions: $decisions, reported: $reportedIds },
  filter: ({ decisions, reported }, experienceId) => isUnreported(decisions[keyOf(experienceId)], reported),
  fn: ({ decisions }, experienceId) => decisions[keyOf(experienceId)]?.impressionId ?? '',
  target: impressionMade,
})

function newRequest(): DecisionRequest {
  const [path = ''] = pageAddress().split('?')
  return { requestId: newId(), path: path.replace(/^[a-z]+:\/\/[^/]*/, '') || '/' }
}

function eventsOf(requestId: string, path: string): readonly DecideEvent[] {
  return [
    { eventType: 'monetate:context:PageView', path },
    { eventType: 'monetate:decision:DecisionRequest', requestId, includeReporting: true },
  ]
}

function decisionsIn({ data }: DecideAnswer, requestId: string): Decisions {
  const actions = data.responses.filter(response => response.requestId === requestId).flatMap(({ actions }) => actions)
  return Object.fromEntries(
    actions.filter(isDecided).map(({ component, json, impressionId = null }) => [component, { ...json, impressionId }]),
  )
}

const isDecided = (action: Action): action is DecidedAction => is(action, DecidedAction)

const isUnreported = (decision: Decision | undefined, reported: readonly string[]): boolean =>
  Boolean(decision?.impressionId) && !reported.includes(decision?.impressionId ?? '')
