import { useUnit } from 'effector-react'
import type { Order } from '../../../core/checkout'
import { $locale } from '../../../core/site/config'
import { arrivalOf, dayOf } from '../shipping/arrival'
import { $words } from './confirmation.words'
import { arrivalOfOrder, isWholePickUp, stagesOf } from './stages'

interface ArrivalProps {
  order: Order
  states?: Readonly<Record<string, string>>
}

export function Arrival({ order, states }: ArrivalProps) {
  const { locale, words } = useUnit({ locale: $locale, words: $words })
  const arrival = arrivalOfOrder(order)
  const events = order.tracking?.events ?? []
  const over = states && events.findLast(({ stage }) => stage === 'refunded' || stage === 'returned')
  const done = over ?? events.find(({ stage }) => stage === 'delivered')
  const date = done ? dayOf(done.at, locale) : arrival && arrivalOf(arrival, locale)
  if (!date) return null
  const isPickUp = isWholePickUp(order)
  const names = isPickUp ? words.fetchedStages : words.stages
  return (
    <section className="panel">
      <h2>
        <span>
          {over ? states?.[over.stage] : done ? names.delivered : isPickUp ? words.readyTitle : words.arrives}
        </span>
        {date}
      </h2>
      <ol className="track">
        {stagesOf(order).map(({ stage, isNow, day }) => (
          <li key={stage} className={isNow ? 'now' : 'todo'}>
            <div>
              <b>{names[stage]}</b>
              <span className="vh">{isNow ? words.done : words.next}</span>
              {day ? (
                <span className="muted">
                  {stage === 'delivered' && !isNow ? words.by(dayOf(day, locale)) : dayOf(day, locale)}
                </span>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
