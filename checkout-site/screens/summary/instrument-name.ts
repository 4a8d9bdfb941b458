import type { PaymentInstrument } from '../../../core/shapes/payment-instrument'
import { brandName } from '../../payment/brands'

type Words = {
  readonly cardEnding: (brand: string, last4: string) => string
  readonly giftCard: (last4: string) => string
  readonly other: string
}

/** What pays, in words. */
export function nameOf({ payment_method_id: id, card, giftCard }: PaymentInstrument, words: Words): string {
  if (card) return words.cardEnding(brandName(card.brand), card.last4)
  return id === 'GIFT_CARD' ? words.giftCard(giftCard?.number.slice(-4) ?? '') : words.other
}
