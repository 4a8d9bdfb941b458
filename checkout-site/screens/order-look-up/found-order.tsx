import { useUnit } from 'effector-react'
import type { Order } from '../../../core/checkout'
import { $cancelError, cancelPressed, lookUpLeft } from '../../../core/checkout/look-up'
import { $say } from '../../shell/say'
import { dayOf } from '../shipping/arrival'
import { $locale } from '../../../core/site/config'
import { Button } from '../../../widgets/ui/button'
import { Live, Notice } from '../../../widgets/ui/notice'
import { addressLines } from '../../address/address-lines'
import { focusOnce } from '../../shell/focus-once'
import { Arrival } from '../confirmation/arrival'
import { OrderFacts } from '../confirmation/order-facts'
import { CancelOrder } from './cancel-order'
import { $words } from './order-look-up.words'

/** An order that was found: how far it is, where it goes, what paid, and what can still be done about it. */
export function FoundOrder({ order }: { order: Order }) {
  const { locale, words, say, failure, cancel, leave } = useUnit({
    locale: $locale,
    words: $words,
    say: $say,
    failure: $cancelError,
    cancel: cancelPressed,
    leave: lookUpLeft,
  })
  const isOver = order.status === 'cancelled' || order.status === 'void'
  return (
    <>
      <section className="thanks">
        <p className="muted">{words.placedOn(dayOf(order.placedAt, locale))}</p>
        <h1 key={order.status} tabIndex={-1} ref={focusOnce}>
          {words.order(order.orderNumber)}
        </h1>
        <p>
          <span className={`pill ${order.status}`}>{words.status[order.status]}</span>
        </p>
      </section>
      <Live urgent className="notices">
        {order.status === 'cancelled' ? <Notice tone="info">{words.cancelledText}</Notice> : null}
        {failure ? <Notice tone="danger">{failure.status === 409 ? words.tooLate : say(failure)}</Notice> : null}
      </Live>
      {isOver ? null : <Arrival order={order} />}
      <OrderFacts order={order} lines={addressLines} />
      <div className="nav">
        <button type="button" className="back" onClick={() => leave()}>
          {words.another}
        </button>
        {order.status === 'placed' ? (
          <Button look="side" onClick={() => cancel()}>
            {words.cancel}
          </Button>
        ) : null}
      </div>
      {order.status === 'placed' ? <CancelOrder order={order} /> : null}
    </>
  )
}
