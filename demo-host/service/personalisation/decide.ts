import type { DecideAnswer, DecidedAction, DecideEvent, DecideRequest } from '../../../core/personalisation/contracts'
import type { Call } from '../calls/context'
import { recommendationsAnswer } from '../catalogue/recommend'
import { newId } from '../database/ids'
import { fail } from '../failure'
import { countImpressions, countPageEvents, countRecommendations, readExperiments } from '../repositories/experiments'
import { assigned, hashOf, isFor } from './assign'
import { BASELINE, type Experiment, type ExperimentVariant } from './experiment'

const ITEMS = '6'
/** Of page events; what is named otherwise is not counted. */
const NAME = /^[\w.:/-]+$/
/** As recommendations are answered with them. */
const TOKEN = /^(?:similar|goes-with|popular)(?:\.[\w:/-]+){3}$/
/** More than anybody follows between two calls. */
const MAX_TOKENS = 10
const REQUEST = 'monetate:decision:DecisionRequest'

type DecideCall = Call<'/api/engine/v1/decide/:brand', unknown, DecideRequest>

type Running = { readonly experiment: Experiment; readonly variant: ExperimentVariant }

/** Throws `ATTR200` for another brand than the key's, or no channel, `ATTR300` for nothing to decide, `ATTR100` for an event without a type. */
export async function decide(call: DecideCall): Promise<DecideAnswer> {
  const { db, key, body, country, params } = call
  const { customerId, channel, events = [], monetateId = newId() } = body
  if (params.brand !== key.siteId || !channel) throw fail('ATTR200')
  if (events.length === 0) throw fail('ATTR300')
  if (events.some(({ eventType }) => !eventType)) throw fail('ATTR100')
  const visitor = { country, isCustomer: customerId !== undefined, now: new Date() }
  const running = (await readExperiments(db, key.siteId))
    .filter(experiment => isFor(experiment, visitor))
    .map(experiment => ({ experiment, variant: assigned(experiment, monetateId) }))
  await record(call, events, running, hashOf(monetateId))
  const requests = events.filter(({ eventType }) => eventType === REQUEST)
  const actions = requests.length ? await Promise.all(running.map(one => actionOf(call, one))) : []
  return {
    meta: { code: 200, monetateId },
    data: { responses: requests.map(({ requestId = '' }) => ({ requestId, actions })) },
  }
}

async function record(
  { db }: DecideCall,
  events: readonly DecideEvent[],
  running: readonly Running[],
  visitor: string,
): Promise<void> {
  const namesIn = (name: 'impressionIds' | 'pageEvents' | 'recClicks', type: string) =>
    events
      .filter(({ eventType }) => eventType === type)
      .flatMap(event => event[name] ?? [])
      .filter(text => NAME.test(text))
  const seen = namesIn('impressionIds', 'monetate:record:Impressions')
  const impressions = running.filter(({ experiment }) => seen.includes(experiment.experimentId))
  await countImpressions(
    db,
    impressions.map(({ experiment, variant }) => ({
      experimentId: experiment.experimentId,
      variant: variant.variant,
      visitor,
    })),
  )
  await countPageEvents(db, visitor, 'page-event', namesIn('pageEvents', 'monetate:record:PageEvents'))
  const clicks = namesIn('recClicks', 'monetate:record:RecClicks')
    .filter(token => TOKEN.test(token))
    .slice(0, MAX_TOKENS)
  await countPageEvents(db, visitor, 'recommendation', clicks)
  await countRecommendations(db, clicks)
}

async function actionOf(call: DecideCall, { experiment, variant }: Running): Promise<DecidedAction> {
  return {
    actionType: 'monetate:action:OmnichannelJson',
    component: experiment.component,
    json: { variant: variant.variant, ...(variant.items ? { items: await itemsOf(call, variant.items) } : {}) },
    impressionId: experiment.experimentId,
    impressionReporting: [
      {
        experience_label: experiment.name,
        variant_label: variant.variant,
        is_control: variant.variant === BASELINE,
      },
    ],
  }
}

async function itemsOf(call: DecideCall, kind: 'popular') {
  const { recommendations } = await recommendationsAnswer({ ...call, query: { kind, count: ITEMS } })
  return recommendations
}
