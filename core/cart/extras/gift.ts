import { createEvent, createStore, sample } from 'effector'
import { email } from '../../validate/email'
import { required } from '../../validate/required'
import { $items, cartForgotten } from '../model'
import { lineChanged, quantityChanged } from '../pressed'
import { $queue } from '../queue'

/** What a gift needs: to whom, where it is sent, and what is said. */
export type GiftField = 'to' | 'email' | 'message'
export type GiftDraft = Readonly<Record<GiftField, string>>

const FIELDS: readonly GiftField[] = ['to', 'email', 'message']
const EMPTY: GiftDraft = { to: '', email: '', message: '' }

// What the shopper does

/** A line's gift option is looked at. */
export const giftOpened = createEvent<{ itemId: string }>()
/** Something was typed into it. */
export const giftTyped = createEvent<{ field: GiftField; value: string }>()
/** What was typed is to be kept. */
export const giftSubmitted = createEvent()
/** The line is no gift any more. */
export const giftTaken = createEvent()

// What we remember

const $itemId = createStore('').on(giftOpened, (_current, { itemId }) => itemId)
const $drafts = createStore<Readonly<Record<string, GiftDraft>>>({}).reset(cartForgotten)

/** What was typed for the line at hand; closing loses none of it. */
export const $giftDraft = sample({
  source: { drafts: $drafts, itemId: $itemId, items: $items },
  fn: ({ drafts, itemId, items }): GiftDraft =>
    drafts[itemId] ?? items.find(item => item.id === itemId)?.giftOption ?? EMPTY,
})

/** What is wrong with it: a validator's code, by field; nothing before it was sent. */
export const $giftProblems = createStore<Readonly<Partial<Record<GiftField, string>>>>({}).reset(giftOpened, giftTaken)

/** True until the service has answered. */
export const $isSendingGift = sample({
  source: { queue: $queue, itemId: $itemId },
  fn: ({ queue, itemId }) =>
    queue.some(next => next.kind === 'change' && next.itemId === itemId && next.giftOption !== undefined),
})

/** The service has the gift as it was wished. */
export const giftSent = lineChanged.filterMap(({ change }) =>
  change.giftOption === undefined ? undefined : { itemId: change.itemId },
)

// What follows

sample({
  clock: giftTyped,
  source: { drafts: $drafts, itemId: $itemId, draft: $giftDraft },
  fn: ({ drafts, itemId, draft }, { field, value }) => ({ ...drafts, [itemId]: { ...draft, [field]: value } }),
  target: $drafts,
})

// What was put right is right at once; what is wrong is told when it is sent.
sample({
  clock: giftTyped,
  source: $giftProblems,
  fn: (problems, { field }) => Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field)),
  target: $giftProblems,
})

sample({ clock: giftSubmitted, source: $giftDraft, fn: problemsOf, target: $giftProblems })

sample({
  clock: giftSubmitted,
  source: { draft: $giftDraft, itemId: $itemId, items: $items },
  filter: ({ draft, itemId, items }) =>
    Object.keys(problemsOf(draft)).length === 0 && items.some(item => item.id === itemId),
  fn: ({ draft, itemId, items }) => ({
    itemId,
    qty: items.find(item => item.id === itemId)?.qty ?? 1,
    giftOption: { to: draft.to.trim(), email: draft.email.trim(), message: draft.message },
  }),
  target: quantityChanged,
})

sample({
  clock: giftTaken,
  source: { itemId: $itemId, items: $items },
  filter: ({ itemId, items }) => items.some(item => item.id === itemId),
  fn: ({ itemId, items }) => ({ itemId, qty: items.find(item => item.id === itemId)?.qty ?? 1, giftOption: null }),
  target: quantityChanged,
})

// What the service has needs no draft.
sample({
  clock: giftSent,
  source: $drafts,
  fn: (drafts, { itemId }) => Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== itemId)),
  target: $drafts,
})

function problemsOf(draft: GiftDraft): Partial<Record<GiftField, string>> {
  const codes = FIELDS.map(field => [field, field === 'email' ? email(draft.email) : required(draft[field])] as const)
  return Object.fromEntries(codes.filter(([, code]) => code !== null))
}
