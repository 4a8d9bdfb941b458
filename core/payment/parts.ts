import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { cartCallFx } from '../http/cart-call'
import { requestFx } from '../http/request'
import { isMainMethod } from '../shapes/main-method'
import type { GiftCardBalance, OfferedPaymentMethod } from './contracts'
import { endpoints } from './endpoints'
import { $offers, $payable, cartAnswered } from './ways-to-pay'

/** The kinds of things that pay a part; the service tells a reward's code from its card. */
export type PartKind = 'GIFT_CARD' | 'LOYALTY_POINTS' | 'REWARD_CODE' | 'ATHLETES_PAYMENT'

/** What the service says of a way to pay a part: how much of it there is, and how often it may be used. */
export type PartOffer = OfferedPaymentMethod

/** A gift card as it is typed; it is sent, and kept nowhere. */
export type TypedCard = { readonly number: string; readonly pin: string }

/** Something to pay a part with; without points all are meant, as far as they are needed. */
export type NewPart =
  | { readonly kind: 'GIFT_CARD'; readonly giftCard: TypedCard }
  | { readonly kind: 'LOYALTY_POINTS'; readonly points?: number }
  | { readonly kind: 'REWARD_CODE'; readonly code: string }
  | { readonly kind: 'ATHLETES_PAYMENT' }

/** The form of a part is opened, or closed where it stands open. */
export const partToggled = createEvent<PartKind>()
/** The shopper lets something pay a part. */
export const partSubmitted = createEvent<NewPart>()
export const partRemoved = createEvent<string>()
export const balanceAsked = createEvent<TypedCard>()

const addPartFx = cartCallFx(requestFx(endpoints.addPaymentInstrument))
const removePartFx = cartCallFx(requestFx(endpoints.removePaymentInstrument))
const readBalanceFx = requestFx(endpoints.readGiftCardBalance)

const kindOf = (id: string) => (id === 'REWARD_CARD' ? 'REWARD_CODE' : id) as PartKind

/** Everything that pays a part of the cart, in the order in which it was added. */
export const $parts = $payable.map(
  payable => payable?.instruments.filter(({ payment_method_id: id }) => !isMainMethod(id)) ?? [],
)

/** Which form stands open; it closes when what was sent from it pays. */
export const $openPart = createStore<PartKind | null>(null)
  .on(partToggled, (open, kind) => (open === kind ? null : kind))
  .reset(addPartFx.done)

export const $pendingPart = createStore<PartKind | null>(null)
  .on(addPartFx, (_current, { body }) => kindOf(body.payment_method_id))
  .reset(addPartFx.finally)

/** Why the last one does not pay, beside its form. */
export const $partFailure = createStore<{ kind: PartKind; error: ShopError } | null>(null)
  .on(addPartFx.fail, (_current, { params, error }) => ({ kind: kindOf(params.body.payment_method_id), error }))
  .on(readBalanceFx.failData, (_current, error) => ({ kind: 'GIFT_CARD' as const, error }))
  .reset(partToggled, addPartFx, readBalanceFx)

export const $balance = createStore<GiftCardBalance | null>(null)
  .on(readBalanceFx.doneData, (_current, balance) => balance)
  .reset(partToggled, readBalanceFx, addPartFx)

export const $isReadingBalance = readBalanceFx.pending

export const $removedPart = createStore<string | null>(null)
  .on(removePartFx, (_current, { body }) => body.payment_instrument_id)
  .reset(removePartFx.finally)

export const $removalFailure = createStore<ShopError | null>(null)
  .on(removePartFx.failData, (_current, error) => error)
  .reset(removePartFx, addPartFx)

/** The kinds that the service offers this shopper and cart, each with what they have of it. */
export const $partOffers = $offers.map(
  offers => offers?.filter(({ payment_method_id: id }) => !isMainMethod(id) && id !== 'REWARD_CARD') ?? [],
)

const addable = sample({
  clock: partSubmitted,
  source: { payable: $payable, isAdding: addPartFx.pending },
  filter: ({ payable, isAdding }) => payable !== null && !isAdding,
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
  source: { payable: $payable, isRemoving: removePartFx.pending },
  filter: ({ payable, isRemoving }) => payable !== null && !isRemoving,
  fn: ({ payable }, id) => ({
    params: { basketId: payable?.basketId ?? '' },
    body: { payment_instrument_id: id },
  }),
  target: removePartFx,
})

sample({ clock: balanceAsked, fn: body => ({ body }), target: readBalanceFx })

sample({ clock: [addPartFx.doneData, removePartFx.doneData], target: cartAnswered })
