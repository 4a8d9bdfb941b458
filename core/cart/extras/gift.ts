import { createEvent, createStore, sample } from 'effector'
import { email } from '../../validate/email'
import { required } from '../../validate/required'
import { $lines } from '../lines'
import { $items, cartForgotten } from '../model'
import { quantityChanged } from '../pressed'
import { lineChanged } from '../done'
import { $queue } from '../queue'
import { pendingQty } from '../pending-qty'

export type GiftField = 'to' | 'email' | 'message'
export type GiftDraft = Readonly<Record<GiftField, string>>

const FIELDS: readonly GiftField[] = ['to', 'email', 'message']
const EMPTY: GiftDraft = { to: '', email: '', message: '' }

export const giftOpened = createEvent<{ itemId: string }>()
export const giftTyped = createEvent<{ field: GiftField; value: string }>()
export const giftSubmitted = createEvent()
export const giftRemoved = createEvent()

const $itemId = createStore('').on(giftOpened, (_current, { itemId }) => itemId)
const $drafts = createStore<Readonly<Record<string, GiftDraft>>>({}).reset(cartForgotten)

/** Kept when the dialog closes. */
export const $giftDraft = sample({
  source: { drafts: $drafts, itemId: $itemId, items: $items },
  fn: ({ drafts, itemId, items }): GiftDraft =>
    drafts[itemId] ?? items.find(item => item.id === itemId)?.giftOption ?? EMPTY,
})

export const $giftProblems = createStore<Readonly<Partial<Record<GiftField, string>>>>({}).reset(
  giftOpened,
  giftRemoved,
)

export const $isSendingGift = sample({
  source: { queue: $queue, itemId: $itemId },
  fn: ({ queue, itemId }) =>
    queue.some(next => next.kind === 'change' && next.itemId === itemId && next.giftOption !== undefined),
})

export const giftSent = lineChanged.filterMap(({ change }) =>
  change.giftOption === undefined ? undefined : { itemId: change.itemId },
)

sample({
  clock: giftTyped,
  source: { drafts: $drafts, itemId: $itemId, draft: $giftDraft },
  fn: ({ drafts, itemId, draft }, { field, value }) => ({ ...drafts, [itemId]: { ...draft, [field]: value } }),
  target: $drafts,
})

sample({
  clock: giftTyped,
  source: $giftProblems,
  fn: (problems, { field }) => Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field)),
  target: $giftProblems,
})

sample({ clock: giftSubmitted, source: $giftDraft, fn: problemsOf, target: $giftProblems })

sample({
  clock: giftSubmitted,
  source: { draft: $giftDraft, itemId: $itemId, lines: $lines },
  filter: ({ draft, itemId, lines }) =>
    Object.keys(problemsOf(draft)).length === 0 && lines.some(({ item }) => item.id === itemId),
  fn: ({ draft, itemId, lines }) => ({
    itemId,
    qty: pendingQty(lines, itemId),
    giftOption: { to: draft.to.trim(), email: draft.email.trim(), message: draft.message },
  }),
  target: quantityChanged,
})

sample({
  clock: giftRemoved,
  source: { itemId: $itemId, lines: $lines },
  filter: ({ itemId, lines }) => lines.some(({ item }) => item.id === itemId),
  fn: ({ itemId, lines }) => ({ itemId, qty: pendingQty(lines, itemId), giftOption: null }),
  target: quantityChanged,
})

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
