import { endpoints as loyalty } from '../../../core/loyalty/endpoints'
import { endpoints as payment } from '../../../core/payment/endpoints'
import type { Shopper } from './callers'

/** The sandbox's gift cards by what is on them. */
export const giftCards = {
  fifty: '6006 4912 6055 0227 445',
  fiveHundred: '6006 4912 6055 0227 452',
  empty: '6006 4912 6055 0227 460',
  ended: '6006 4912 6055 0227 478',
  notAllowed: '6006 4912 6055 0227 486',
} as const

/** Adds something that pays to a cart. */
export const payWith = (shopper: Shopper, basketId: string, payment_method_id: string, more: object = {}) =>
  shopper.call(payment.addPaymentInstrument, { params: { basketId }, body: { payment_method_id, ...more } })

/** Types a gift card in. */
export const payWithGiftCard = (shopper: Shopper, basketId: string, number: string, pin = '1234') =>
  payWith(shopper, basketId, 'GIFT_CARD', { giftCard: { number, pin } })

/** Takes something back. */
export const takeBack = (shopper: Shopper, basketId: string, payment_instrument_id: string) =>
  shopper.call(payment.removePaymentInstrument, { params: { basketId }, body: { payment_instrument_id } })

/** Lets a voucher pay, or none. */
export const payWithVoucher = (shopper: Shopper, basketId: string, id: string | null) =>
  shopper.call(loyalty.applyReward, {
    params: { basketId },
    body: { appliedLoyaltyVoucher: id === null ? null : { id } },
  })
