import { useUnit } from 'effector-react'
import type { Order } from '../../core/checkout'
import { $locale } from '../../core/site/config'
import { momentOf } from '../account/date-of'
import { $words as $ordersWords } from '../account/orders/orders.words'
import { $words } from './order.words'

/** What happened to an order, newest first, with its parcel's number. */
export function Events({ order }: { order: Order }) {
  const { locale, words, orders } = useUnit({ locale: $locale, words: $words, orders: $ordersWords })
  if (!order.tracking) return null
  const { carrier, trackingNumber, events } = order.tracking
  const isMailed = order.shipments.every(part => part.class === 'digital')
  return (
    <section className="events">
      <h2>
        {words.events} {isMailed ? null : <span>{words.parcel(carrier, trackingNumber)}</span>}
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
