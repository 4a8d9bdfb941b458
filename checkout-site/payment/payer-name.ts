import type { PaymentInstrument } from '../../core/shapes/payment-instrument'
import { brandName } from './brands'
import { partNameOf } from './instrument-name'
import type { PaidWithWords } from './paid-with.words'

/** The name of a payment: 'Visa ending in 1111'. */
export function nameOf(instrument: PaymentInstrument, words: PaidWithWords, locale: string): string {
  const { card } = instrument
  if (card) return words.cardEnding(brandName(card.brand), card.last4)
  return partNameOf(instrument, words, locale) ?? walletNames[instrument.payment_method_id] ?? words.other
}

const walletNames: Readonly<Record<string, string>> = {
  PAYPAL: 'PayPal',
  KLARNA: 'Klarna',
  DW_APPLE_PAY: 'Apple Pay',
}
