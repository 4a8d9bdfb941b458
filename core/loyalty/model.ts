import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { cartCallFx } from '../http/cart-call'
import { requestFx } from '../http/request'
import type { Cart } from '../shapes/cart'
import type { Loyalty } from './contracts'
import { endpoints } from './endpoints'

/** The cart as it is now; null once there is none. Wired to the cart's own store. */
export const cartSeen = createEvent<Cart | null>()
/** A call of this domain answered the whole cart. Wired to the cart's own store. */
export const cartAnswered = createEvent<Cart>()
/** A member's points and vouchers are to be shown. */
export const loyaltyWanted = createEvent()
/** The member lets a voucher pay, or none. */
export const voucherChosen = createEvent<string | null>()

const readVouchersFx = requestFx(endpoints.readVouchers)
const applyRewardFx = cartCallFx(requestFx(endpoints.applyReward))

const $basketId = createStore<string | null>(null).on(cartSeen, (_current, cart) => cart?.basketId ?? null)

/** What the member has; null until it is known. */
export const $loyalty = createStore<Loyalty | null>(null).on(readVouchersFx.doneData, (_current, loyalty) => loyalty)

/** Why it cannot be shown. */
export const $loyaltyFailure = createStore<ShopError | null>(null)
  .on(readVouchersFx.failData, (_current, error) => error)
  .reset(readVouchersFx)

/** The vouchers that can be had, the cheapest first. */
export const $vouchers = $loyalty.map(
  loyalty => loyalty?.applicableLoyaltyVouchers.filter(({ available }) => available) ?? [],
)

/** The voucher on its way; empty while one is taken back. */
export const $pendingVoucher = createStore<string | null>(null)
  .on(applyRewardFx, (_current, { body }) => body.appliedLoyaltyVoucher?.id ?? '')
  .reset(applyRewardFx.finally)

/** Why a voucher does not pay. */
export const $voucherFailure = createStore<ShopError | null>(null)
  .on(applyRewardFx.failData, (_current, error) => error)
  .reset(applyRewardFx)

/** Whether the shopper is a member whose points and vouchers are known. */
export const $isMember = $loyalty.map(loyalty => loyalty !== null)

sample({ clock: loyaltyWanted, fn: () => ({}), target: readVouchersFx })

sample({
  clock: voucherChosen,
  source: { basketId: $basketId, isApplying: applyRewardFx.pending },
  filter: ({ basketId, isApplying }) => basketId !== null && !isApplying,
  fn: ({ basketId }, id) => ({
    params: { basketId: basketId ?? '' },
    body: { appliedLoyaltyVoucher: id === null ? null : { id } },
  }),
  target: applyRewardFx,
})

sample({ clock: applyRewardFx.doneData, target: cartAnswered })
