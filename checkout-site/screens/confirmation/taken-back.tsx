import { useUnit } from 'effector-react'
import type { Order } from '../../../core/checkout'
import { Status, stateOf } from '../../account/orders/status'
import { focusOnce } from '../../shell/focus-once'
import { $words } from './confirmation.words'

/** In place of the thanks for an order that was cancelled, or that the bank did not confirm. */
export function TakenBack({ order }: { order: Order }) {
  const words = useUnit($words)
  return (
    <section className="thanks">
      <h1 tabIndex={-1} ref={focusOnce}>
        {words.order(order.orderNumber)}
      </h1>
      <div>
        <Status state={stateOf(order)} />
      </div>
    </section>
  )
}
