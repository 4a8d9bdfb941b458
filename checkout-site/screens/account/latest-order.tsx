import { useUnit } from 'effector-react'
import { Link } from 'wouter'
import { listed } from '../../../core/format/listed'
import { $history } from '../../../core/purchases'
import { $locale } from '../../../core/site/config'
import { $words as $ordersWords } from '../../account/orders/orders.words'
import { stateOf } from '../../account/orders/status'
import { $root } from '../../shell/navigation'
import { $words } from './account-overview.words'

/** Null without an order. */
export function LatestOrder() {
  const { history, locale, words, orders, root } = useUnit({
    history: $history,
    locale: $locale,
    words: $words,
    orders: $ordersWords,
    root: $root,
  })
  const order = history?.orders[0]
  if (!order) return null
  const others = (order.lineCount ?? order.items.length) - 1
  return (
    <section className="panel">
      <h2 className="over">{words.latest}</h2>
      <p className="big">{orders.status[stateOf(order)]}</p>
      <p className="small">{listed([order.items[0]?.name, ...(others > 0 ? [orders.more(others)] : [])], locale)}</p>
      <Link href={`${root}/account/order?number=${order.orderNumber}`}>{words.track}</Link>
    </section>
  )
}
