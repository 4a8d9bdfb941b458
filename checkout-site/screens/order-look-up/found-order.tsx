import '../../../core/wiring/checkout/found-order-has-documents'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { Order } from '../../../core/checkout'
import { cancellation, foundOrderShown, lookUpLeft } from '../../../core/checkout/look-up'
import { dayOf } from '../shipping/arrival'
import { $locale } from '../../../core/site/config'
import { $words as $ordersWords } from '../../account/orders/orders.words'
import { Status, stateOf } from '../../account/orders/status'
import { OrderActions } from '../../order/order-actions'
import { Events } from '../../order/events'
import { Refunded } from '../../order/refunded'
import { focusOnce } from '../../shell/focus-once'
import { Arrival } from '../confirmation/arrival'
import { OrderFacts } from '../confirmation/order-facts'
import { $words } from './order-look-up.words'

export function FoundOrder({ order }: { order: Order }) {
  const { locale, words, orders, show, leave } = useUnit({
    locale: $locale,
    words: $words,
    orders: $ordersWords,
    show: foundOrderShown,
    leave: lookUpLeft,
  })
  useEffect(() => show(), [show])
  const isOver = order.status === 'cancelled' || order.status === 'void'
  return (
    <>
      <section className="thanks">
        <p className="muted">{words.placedOn(dayOf(order.placedAt, locale))}</p>
        <h1 key={order.status} tabIndex={-1} ref={focusOnce}>
          {words.order(order.orderNumber)}
        </h1>
        <div>
          <Status state={stateOf({ status: order.status, stage: order.tracking?.stage })} />
        </div>
        <div className="ohead">
          <OrderActions order={order} cancellation={cancellation} />
        </div>
      </section>
      {isOver ? null : (
        <div className="oway">
          <Arrival order={order} states={orders.status} />
          <Events order={order} />
        </div>
      )}
      <OrderFacts order={order} />
      <Refunded order={order} />
      <div className="nav">
        <button type="button" className="back" onClick={() => leave()}>
          {words.another}
        </button>
      </div>
    </>
  )
}
