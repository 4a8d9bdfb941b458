import { useUnit } from 'effector-react'
import type { Order } from '../../core/checkout'
import { $locale } from '../../core/site/config'
import { momentOf } from '../account/date-of'
import { $words as $ordersWords } from '../account/orders/orders.words'
import { $words } from './order.words'

/** The parcel's history, newest first, with its tracking number. */
export function Events({ tracking }: { tracking: NonNullable<Order['tracking']> }) {
  const { locale, words, orders } = useUnit({ locale: $locale, words: $words, orders: $ordersWords })
  const { carrier, trackingNumber, events } = tracking
  return (
    <section className="events">
      <h2>
        {words.events} <span>{words.parcel(carrier, trackingNumber)}</span>
      </h2>
      <ol>
        {[...events].reverse().map(({ stage, at }) => (
          <li key={stage}>
            <span className="muted small">{momentOf(at, locale)}</span>
            <span>{orders.status[stage]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
