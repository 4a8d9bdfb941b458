import { boolean, type Infer, integer, literal, optional, size, string, type } from 'superstruct'
import { Recommendation } from '../catalogue/recommendations/contracts'
import { array } from '../shapes/array'

const Text = size(string(), 1, 200)
const Texts = size(array(Text), 1, 50)

/** By its `eventType`; the engine leaves out what it does not know. Decisions are requested, all others are reported. */
export const DecideEvent = type({
  eventType: optional(Text),
  /** Of `monetate:decision:DecisionRequest`. */
  requestId: optional(Text),
  includeReporting: optional(boolean()),
  /** Of `monetate:context:PageView`. */
  path: optional(size(string(), 1, 1000)),
  /** Of `monetate:record:Impressions`. */
  impressionIds: optional(Texts),
  /** Of `monetate:record:PageEvents`: names of letters, digits and `_ . : / -`. */
  pageEvents: optional(Texts),
  /** Of `monetate:record:RecClicks`. */
  recClicks: optional(Texts),
})
export type DecideEvent = Infer<typeof DecideEvent>

/** In the form of Monetate's Engine API (https://developer.monetate.com/engine-api). `channel` says of which page it is, `customerId` who is signed in. */
export const DecideRequest = type({
  customerId: optional(Text),
  channel: optional(Text),
  monetateId: optional(Text),
  events: optional(size(array(DecideEvent), 0, 20)),
})
export type DecideRequest = Infer<typeof DecideRequest>

/** `Baseline` for whoever sees the page as it is; `items` are products for the variant. */
export const Decided = type({ variant: string(), items: optional(array(Recommendation)) })
export type Decided = Infer<typeof Decided>

/** `component` is the last segment of the experience's id. */
export const DecidedAction = type({
  actionType: literal('monetate:action:OmnichannelJson'),
  component: string(),
  json: Decided,
  /** To be reported once the visitor has seen it. */
  impressionId: optional(string()),
  impressionReporting: optional(
    array(type({ experience_label: string(), variant_label: string(), is_control: boolean() })),
  ),
})
export type DecidedAction = Infer<typeof DecidedAction>

/** An engine may answer more than this version knows. */
export const Action = type({ actionType: string() })
export type Action = Infer<typeof Action>

/** `monetateId` is the visitor's id, a new one for a new visitor. */
export const DecideAnswer = type({
  meta: type({ code: integer(), monetateId: string() }),
  data: type({ responses: array(type({ requestId: string(), actions: array(Action) })) }),
})
export type DecideAnswer = Infer<typeof DecideAnswer>
