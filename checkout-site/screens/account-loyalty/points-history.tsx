import { useUnit } from 'effector-react'
import { gain } from '../../../core/format/gain'
import type { PointsEntry } from '../../../core/loyalty'
import { $locale } from '../../../core/site/config'
import { dateOf } from '../../account/date-of'
import { $words as $ordersWords } from '../../account/orders/orders.words'
import { $words } from './account-loyalty.words'

/** The newest changes of points. */
export function PointsHistory({ entries }: { entries: readonly PointsEntry[] }) {
  const { locale, words, orders } = useUnit({ locale: $locale, words: $words, orders: $ordersWords })
  return (
    <section className="panel">
      <h2>{words.history}</h2>
      {entries.length ? (
        <ul className="rows">
          {entries.map(({ orderNumber, kind, reason, points, at }) => (
            <li key={`${reason ?? kind} ${orderNumber}`}>
              <span className="grow">
                <b>{words.kinds[reason ?? kind]}</b>
                <span className="muted small">
                  {isOfOrder(reason ?? kind)
                    ? `${orders.order(orderNumber)} · ${dateOf(at, locale)}`
                    : dateOf(at, locale)}
                </span>
              </span>
              <b>
                <bdi>{gain(points, locale)}</bdi>
              </b>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{words.noHistory}</p>
      )}
    </section>
  )
}

/** Whether a line names an order. */
const isOfOrder = (why: PointsEntry['kind'] | NonNullable<PointsEntry['reason']>): boolean =>
  why === 'redeem' || why === 'restore' || why === 'earned' || why === 'returned'
