import { scopeBind } from 'effector'
import { requestFx } from '../http/request'
import type { HostCart } from '../shapes/host-cart'
import { addingCalls, asNewItem } from './calls'
import { endpoints } from './endpoints'
import { cartAnswered } from './model'
import type { Queued } from './operations'
import { reserveFx } from './reserve-call'

const createCartFx = requestFx(endpoints.createCart)
const updateItemFx = requestFx(endpoints.updateItem)
const saveLineFx = requestFx(endpoints.saveLine)
const removeItemFx = requestFx(endpoints.removeItem)
const applyCouponFx = requestFx(endpoints.applyCoupon)
const removeCouponFx = requestFx(endpoints.removeCoupon)
const readCartFx = requestFx(endpoints.readCart)

/** The cart's calls in the scope of whoever asks, before its first await. */
export function boundCalls() {
  const safe = { safe: true } as const
  return {
    ...addingCalls(),
    create: scopeBind(createCartFx, safe),
    reserve: scopeBind(reserveFx, safe),
    update: scopeBind(updateItemFx, safe),
    remove: scopeBind(removeItemFx, safe),
    save: scopeBind(saveLineFx, safe),
    apply: scopeBind(applyCouponFx, safe),
    take: scopeBind(removeCouponFx, safe),
    read: scopeBind(readCartFx, safe),
    tell: scopeBind(cartAnswered, safe),
  }
}

/** The cart's calls, bound. */
export type Calls = ReturnType<typeof boundCalls>

/** Does one thing to a cart that exists. */
export function act(calls: Calls, operation: Queued, cartId: string): Promise<HostCart> {
  const transactionId = operation.id
  switch (operation.kind) {
    case 'add':
      return calls[operation.item.reserve ? 'reserve' : 'add']({
        transactionId,
        body: { ...asNewItem(operation.item), cartId },
      })
    case 'change': {
      const { kind: _kind, id: _id, tickets: _tickets, by: _by, ...body } = operation
      return calls.update({ transactionId, params: { basketId: cartId }, body: { ...body, cartId } })
    }
    case 'remove':
      return calls.remove({ transactionId, body: { cartId, itemId: operation.itemId } })
    case 'save':
      return calls.save({ transactionId, params: { basketId: cartId }, body: { itemId: operation.itemId } })
    case 'apply-coupon':
      return calls.apply({ transactionId, body: { cartId, code: operation.code } })
    case 'remove-coupon':
      return calls.take({ transactionId, body: { cartId, code: operation.code } })
  }
}
