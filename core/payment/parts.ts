import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { cartCallFx } from '../http/cart-call'
import { requestFx } from '../http/request'
import { isMainMethod } from '../shapes/main-method'
import type { GiftCardBalance, OfferedPaymentMethod } from './contracts'
import { endpoints } from './endpoints'
import { $offers, $payable, cartAnswered } from './payment-methods'

/** The service finds out whether a reward is a code or a card. */
export type PartKind = 'GIFT_CARD' | 'LOYALTY_POINTS' | 'REWARD_CODE' | 'ATHLETES_PAYMENT'

/** The balance of a partial method, and how often it may be used. */
export type PartOffer = OfferedPaymentMethod

/** Sent and not stored. */
export type TypedCard = { readonly number: string; readonly pin: string }

/** Without `points`, as many as needed; NaN for text that is no number of points. */
export type NewPart =
  | { readonly kind: 'GIFT_CARD'; readonly giftCard: TypedCard }
  | { readonly kind: 'GIFT_CARD'; readonly paymentInstrumentId: string }
  | { readonly kind: 'LOYALTY_POINTS'; readonly points?: number }
  | { readonly kind: 'REWARD_CODE'; readonly code: string }
  | { readonly kind: 'ATHLETES_PAYMENT' }

/** Opens or closes a form. */
export const partToggled = createEvent<PartKind>()
export const partSubmitted = createEvent<NewPart>()
export const partRemoved = createEvent<string>()
export const balanceRequested = createEvent<TypedCard>()

export type MissingParts = {
  readonly [Field in 'number' | 'pin' | 'code']?: 'required'
} & { readonly points?: 'whole-number' }

type Typed = {
  readonly kind?: PartKind
  readonly giftCard?: TypedCard
  readonly code?: string
  readonly points?: number
}

const missingIn = (part: Typed): MissingParts => ({
  ...(part.giftCard?.number === '' ? { number: 'required' } : {}),
  ...(part.giftCard?.pin === '' ? { pin: 'required' } : {}),
  ...(part.code === '' ? { code: 'required' } : {}),
  ...(Number.isNaN(part.points) ? { points: 'whole-number' } : {}),
})

const isWhole = (part: Typed): boolean => Object.keys(missingIn(part)).length === 0

const addPartFx = cartCallFx(requestFx(endpoints.addPaymentInstrument))
const removePartFx = cartCallFx(requestFx(endpoints.removePaymentInstrument))
const readBalanceFx = requestFx(endpoints.readGiftCardBalance)

const kindOf = (id: string) => (id === 'REWARD_CARD' ? 'REWARD_CODE' : id) as PartKind

/** In the order in which they were added. */
export const $parts = $payable.map(
  payable => payable?.instruments.filter(({ payment_method_id: id }) => !isMainMethod(id)) ?? [],
)

/** The open form; it closes when its payment was added, and no other does. */
export const $openPart = createStore<PartKind | null>(null)
  .on(partToggled, (open, kind) => (open === kind ? null : kind))
  .on(addPartFx.done, (open, { params }) => (open === kindOf(params.body.payment_method_id) ? null : open))

export const $pendingParts = createStore<readonly PartKind[]>([])
  .on(addPartFx, (kinds, { body }) => [...kinds, kindOf(body.payment_method_id)])
  .on(addPartFx.finally, (kinds, { params }) => kinds.filter(kind => kind !== kindOf(params.body.payment_method_id)))

/** Why the last one was refused, for its form. */
export const $partFailure = createStore<{ kind: PartKind; error: ShopError } | null>(null)
  .on(addPartFx.fail, (_current, { params, error }) => ({ kind: kindOf(params.body.payment_method_id), error }))
  .on(readBalanceFx.failData, (_current, error) => ({ kind: 'GIFT_CARD' as const, error }))
  .reset(partToggled, partSubmitted, balanceRequested)

/** What the form lacks; a new object for each attempt. */
export const $missingParts = createStore<MissingParts>({})
  .on(partSubmitted, (_current, part) => missingIn(part))
  .on(balanceRequested, (_current, giftCard) => missingIn({ giftCard }))
  .reset(partToggled)

export const $balance = createStore<GiftCardBalance | null>(null)
  .on(readBalanceFx.doneData, (_current, balance) => balance)
  .reset(partToggled, readBalanceFx, addPartFx)

export const $isReadingBalance = readBalanceFx.pending

/** Ids of those that are being taken back. */
export const $removedParts = createStore<readonly string[]>([])
  .on(removePartFx, (ids, { body }) => [...ids, body.payment_instrument_id])
  .on(removePartFx.finally, (ids, { params }) => ids.filter(id => id !== params.body.payment_instrument_id))

export const $removalFailure = createStore<ShopError | null>(null)
  .on(removePartFx.failData, (_current, error) => error)
  .reset(removePartFx, addPartFx)

/** The kinds on offer, with their balances. */
export const $partOffers = $offers.map(
  offers => offers?.filter(({ payment_method_id: id }) => !isMainMethod(id) && id !== 'REWARD_CARD') ?? [],
)

const addable = sample({
  clock: partSubmitted,
  source: { payable: $payable, pending: $pendingParts },
  filter: ({ payable, pending }, part) => payable !== null && !pending.includes(part.kind) && isWhole(part),
  fn: ({ payable }, part) => ({ basketId: payable?.basketId ?? '', part }),
})

sample({
  clock: addable,
  fn: ({ basketId, part: { kind, ...part } }) => ({
    params: { basketId },
    body: { payment_method_id: kind, ...part, additionalDetails: undefined },
  }),
  target: addPartFx,
})

sample({
  clock: partRemoved,
  source: { payable: $payable, removed: $removedParts },
  filter: ({ payable, removed }, id) => payable !== null && !removed.includes(id),
  fn: ({ payable }, id) => ({
    params: { basketId: payable?.basketId ?? '' },
    body: { payment_instrument_id: id },
  }),
  target: removePartFx,
})

sample({
  clock: balanceRequested,
  source: readBalanceFx.pending,
  filter: (isReading, giftCard) => !isReading && isWhole({ giftCard }),
  fn: (_isReading, body) => ({ body }),
  target: readBalanceFx,
})

sample({ clock: [addPartFx.doneData, removePartFx.doneData], target: cartAnswered })
