import { endpoints as loyalty } from '../../../core/loyalty/endpoints'
import { endpoints as payment } from '../../../core/payment/endpoints'
import type { Db } from '../database/transaction'
import { pinHash, valueIds } from '../values/value-ids'
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

/** A gift card that no other test uses. */
export async function newGiftCard(
  db: Db,
  number: string,
  balance: number,
  currency: 'USD' | 'CAD' = 'USD',
): Promise<string> {
  await db
    .insertInto('stored_values')
    .values({
      id: valueIds.giftCard(number),
      kind: 'gift-card',
      currency,
      initial: balance,
      balance,
      secret_hash: pinHash(number, '1234'),
      allowed: true,
      document: JSON.stringify({ name: number.slice(-4) }),
    })
    .execute()
  return number
}
