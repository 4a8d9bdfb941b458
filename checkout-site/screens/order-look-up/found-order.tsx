import { useUnit } from 'effector-react'
import type { Order } from '../../../core/checkout'
import {
  $cancelError,
  $isCancelAsked,
  $isCancelling,
  cancelConfirmed,
  cancelDeclined,
  cancelPressed,
  lookUpLeft,
} from '../../../core/checkout/look-up'
import { dayOf } from '../shipping/arrival'
import { $locale } from '../../../core/site/config'
import { Button } from '../../../widgets/ui/button'
import { Live, Notice } from '../../../widgets/ui/notice'
import { CancelFailure, CancelOrder } from '../../cancel-order/cancel-order'
import { $words as $cancelWords } from '../../cancel-order/cancel-order.words'
import { addressLines } from '../../address/address-lines'
import { focusOnce } from '../../shell/focus-once'
import { Arrival } from '../confirmation/arrival'
import { OrderFacts } from '../confirmation/order-facts'
import { $words } from './order-look-up.words'

export function FoundOrder({ order }: { order: Order }) {
  const { locale, words, cancelWords, isAsked, isCancelling, failure, cancel, confirm, decline, leave } = useUnit({
    locale: $locale,
    words: $words,
    cancelWords: $cancelWords,
    isAsked: $isCancelAsked,
    isCancelling: $isCancelling,
    failure: $cancelError,
    cancel: cancelPressed,
    confirm: cancelConfirmed,
    decline: cancelDeclined,
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
        {order.status === 'cancelled' ? <Notice tone="info">{cancelWords.cancelled}</Notice> : null}
        {isAsked ? null : <CancelFailure error={failure} />}
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
      {order.status === 'placed' ? (
        <CancelOrder
          order={order}
          isOpen={isAsked}
          isCancelling={isCancelling}
          error={failure}
          onConfirm={confirm}
          onDecline={decline}
        />
      ) : null}
    </>
  )
}
