import type { PaymentInstrument } from '../../core/shapes/payment-instrument'
import { brandName } from './brands'
import { partNameOf } from './instrument-name'
import type { PaidWithWords } from './paid-with.words'

/** 'Visa ending in 1111'. */
export function nameOf(instrument: PaymentInstrument, words: PaidWithWords, locale: string): string {
  const { card } = instrument
  if (card) return words.cardEnding(brandName(card.brand), card.last4)
  return partNameOf(instrument, words, locale) ?? wallets[instrument.payment_method_id]?.name ?? words.other
}

/** The brand of the mark beside the name, or null. */
export const markOf = ({ card, payment_method_id: id }: PaymentInstrument): string | null =>
  card?.brand ?? wallets[id]?.mark ?? null

const wallets: Readonly<Record<string, { name: string; mark: string }>> = {
  PAYPAL: { name: 'PayPal', mark: 'paypal' },
  KLARNA: { name: 'Klarna', mark: 'klarna' },
  DW_APPLE_PAY: { name: 'Apple Pay', mark: 'apple-pay' },
}
