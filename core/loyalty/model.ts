import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { cartCallFx } from '../http/cart-call'
import { requestFx } from '../http/request'
import { tokenForgotten } from '../http/token'
import type { Cart } from '../shapes/cart'
import type { Loyalty } from './contracts'
import { endpoints } from './endpoints'

/** A call of this domain returned the whole cart. Wired to the cart's store. */
export const cartAnswered = createEvent<Cart>()
/** By a view that may come long after points were offered. */
export const loyaltyShown = createEvent()
export const loyaltyWanted = createEvent()
/** Null removes the voucher. */
export const voucherChosen = createEvent<string | null>()
/** To the cart. */
export const applyVoucher = createEvent<{ basketId: string; id: string | null }>()

const readVouchersFx = requestFx(endpoints.readVouchers)
const applyRewardFx = cartCallFx(requestFx(endpoints.applyReward))

/** Null until it has loaded. */
export const $loyalty = createStore<Loyalty | null>(null)
  .on(readVouchersFx.doneData, (_current, loyalty) => loyalty)
  .reset(tokenForgotten)

export const $loyaltyFailure = createStore<ShopError | null>(null)
  .on(readVouchersFx.failData, (_current, error) => error)
  .reset(readVouchersFx, tokenForgotten)

/** The available ones, in the service's order. */
export const $vouchers = $loyalty.map(
  loyalty => loyalty?.applicableLoyaltyVouchers.filter(({ available }) => available) ?? [],
)

/** The voucher being applied; empty while one is removed. */
export const $pendingVoucher = createStore<string | null>(null)
  .on(applyRewardFx, (_current, { body }) => body.appliedLoyaltyVoucher?.id ?? '')
  .reset(applyRewardFx.finally)

export const $voucherFailure = createStore<ShopError | null>(null)
  .on(applyRewardFx.failData, (_current, error) => error)
  .reset(applyRewardFx, tokenForgotten)

sample({
  clock: loyaltyWanted,
  source: readVouchersFx.pending,
  filter: isReading => !isReading,
  fn: () => ({}),
  target: readVouchersFx,
})

sample({
  clock: applyVoucher,
  source: applyRewardFx.pending,
  filter: isApplying => !isApplying,
  fn: (_isApplying, { basketId, id }) => ({
    params: { basketId },
    body: { appliedLoyaltyVoucher: id === null ? null : { id } },
  }),
  target: applyRewardFx,
})

sample({ clock: applyRewardFx.doneData, target: cartAnswered })
