import { useUnit } from 'effector-react'
import type { Order } from '../../core/checkout'
import { commaOf, listed } from '../../core/format/listed'
import { money } from '../../core/format/money'
import { $locale } from '../../core/site/config'
import { dateOf } from '../account/date-of'
import { counted } from '../payment/instrument-name'
import { nameOf } from '../payment/payer-name'
import { $words as $paidWords } from '../payment/paid-with.words'
import { $words } from './order.words'

/** What came back or was cancelled, and what was refunded for it: when, and to what. */
export function Refunds({ order }: { order: Order }) {
  const { locale, words, paid } = useUnit({ locale: $locale, words: $words, paid: $paidWords })
  const { refunds = [], currency, payment_instruments: instruments, reward } = order
  const nameOfPart = (id: string | null) => {
    const instrument = instruments.find(one => one.payment_instrument_id === id)
    return instrument ? nameOf(instrument, paid, locale) : paid.voucher(counted(reward?.points ?? 0, locale))
  }
  const came = ({ itemId, qty }: { itemId: string; qty: number }) => {
    const item = order.items.find(({ id }) => id === itemId)
    return item && words.pieces(item.name, counted(qty, locale))
  }
  const sentence = (at: string | null, sum: string) =>
    at
      ? words.refunded(sum, dateOf(at, locale))
      : order.status === 'cancelled'
        ? words.cancelledRefund(sum)
        : words.refundComes
  return (
    <dl className="facts">
      {refunds.map(({ at, amount, parts, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the returns of an order keep their places
        <div key={index}>
          <dt>{sentence(at, money(amount, currency, locale))}</dt>
          <dd>
            {parts.map(part => (
              <span key={part.payment_instrument_id}>
                {nameOfPart(part.payment_instrument_id)}
                {commaOf(locale)}
                <bdi>{money(part.amount, currency, locale)}</bdi>
              </span>
            ))}
            <span className="muted">{listed(items.map(came), locale)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
