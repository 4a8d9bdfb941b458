import { listed } from '../../../core/format/listed'
import { money } from '../../../core/format/money'
import type { PaymentInstrument } from '../../../core/shapes/payment-instrument'
import type { OrderDocument } from '../documents/order'
import type { Fact } from './content'
import type { MailWords } from './words'

type Paid = Pick<OrderDocument, 'payment_instruments' | 'reward' | 'currency'>

/** What paid for an order, each with its sum; nothing for an order that cost nothing. */
export function paidWith(
  { payment_instruments, reward, currency }: Paid,
  { paidWith: label, payments }: Pick<MailWords, 'paidWith' | 'payments'>,
  locale: string,
): Fact[] {
  const line = (name: string, amount: number) => listed([name, money(amount, currency, locale)], locale)
  const parts = payment_instruments.filter(({ amount }) => amount > 0)
  const lines = [
    ...(reward ? [line(payments.voucher(reward.points.toLocaleString(locale)), reward.amountInCurrency)] : []),
    ...parts.map(one => line(nameOf(one, payments, locale), one.amount)),
  ]
  return lines.length > 0 ? [{ label, value: lines.join('\n') }] : []
}

/** What a refund goes to, each with its sum. */
export function refundedTo(
  { payment_instruments, reward, currency }: Paid,
  refund: readonly { readonly instrumentId: string | null; readonly amount: number }[],
  { payments, refunded }: Pick<MailWords, 'payments' | 'refunded'>,
  locale: string,
): Fact[] {
  const lines = refund.map(({ instrumentId, amount }) => {
    const instrument = payment_instruments.find(one => one.payment_instrument_id === instrumentId)
    const voucher = reward ? payments.voucher(reward.points.toLocaleString(locale)) : ''
    return listed(
      [instrument ? nameOf(instrument, payments, locale) : voucher, money(amount, currency, locale)],
      locale,
    )
  })
  return lines.length > 0 ? [{ label: refunded.to, value: lines.join('\n') }] : []
}

function nameOf(instrument: PaymentInstrument, words: MailWords['payments'], locale: string): string {
  const { payment_method_id: id, card, giftCard, points, code } = instrument
  if (card) return words.card(card.last4)
  if (giftCard) return words.giftCard(giftCard.number.slice(-4))
  if (points !== undefined) return words.points(points.toLocaleString(locale))
  if (id === 'ATHLETES_PAYMENT') return words.credit
  return code ? words.reward(code) : (wallets[id] ?? '')
}

const wallets: Readonly<Record<string, string>> = { PAYPAL: 'PayPal', KLARNA: 'Klarna', DW_APPLE_PAY: 'Apple Pay' }
