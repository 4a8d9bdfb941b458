import type { PaymentInstrument } from '../../core/shapes/payment-instrument'
import type { PaidWithWords } from './paid-with.words'

/** The name of a partial payment; null for a main method, which pays the rest. */
export function partNameOf(instrument: PaymentInstrument, words: PaidWithWords, locale: string): string | null {
  const { payment_method_id: id, giftCard, points, code } = instrument
  switch (id) {
    case 'GIFT_CARD':
      return words.giftCard(giftCard?.number.slice(-4) ?? '')
    case 'LOYALTY_POINTS':
      return words.points(counted(points ?? 0, locale))
    case 'REWARD_CODE':
    case 'REWARD_CARD':
      return words.reward(code ?? '')
    case 'ATHLETES_PAYMENT':
      return words.credit
    default:
      return null
  }
}

export const counted = (points: number, locale: string): string => new Intl.NumberFormat(locale).format(points)
