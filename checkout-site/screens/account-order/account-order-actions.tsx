import { useUnit } from 'effector-react'
import type { Order } from '../../../core/checkout'
import {
  $cancelError,
  $isCancelAsked,
  $isCancelling,
  cancelConfirmed,
  cancelDeclined,
  cancelPressed,
} from '../../../core/purchases'
import { OrderActions } from '../../order/order-actions'

/** What the shopper can do about an order of their account. */
export function AccountOrderActions({ order }: { order: Order }) {
  const cancelling = useUnit({
    isAsked: $isCancelAsked,
    isCancelling: $isCancelling,
    error: $cancelError,
    press: cancelPressed,
    confirm: cancelConfirmed,
    decline: cancelDeclined,
  })
  return <OrderActions order={order} cancelling={cancelling} />
}
