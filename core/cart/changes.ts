import { scopeBind } from 'effector'
import { requestFx } from '../http/request'
import type { HostCart } from '../shapes/host-cart'
import { endpoints } from './endpoints'
import { cartAnswered } from './model'
import type { Queued } from './operations'

const readCartFx = requestFx(endpoints.readCart)
const updateItemFx = requestFx(endpoints.updateItem)
const removeItemFx = requestFx(endpoints.removeItem)
const saveLineFx = requestFx(endpoints.saveLine)
const applyCouponFx = requestFx(endpoints.applyCoupon)
const removeCouponFx = requestFx(endpoints.removeCoupon)

type Changing = Exclude<Queued, { kind: 'add' }>

/** The calls about a cart that is there already, bound to the caller's scope. Call it before the first await. */
export function boundChanges() {
  const safe = { safe: true } as const
  const read = scopeBind(readCartFx, safe)
  const update = scopeBind(updateItemFx, safe)
  const remove = scopeBind(removeItemFx, safe)
  const save = scopeBind(saveLineFx, safe)
  const applyCoupon = scopeBind(applyCouponFx, safe)
  const removeCoupon = scopeBind(removeCouponFx, safe)

  function change(cartId: string, operation: Changing): Promise<HostCart> {
    const transactionId = operation.id
    const params = { basketId: cartId }
    switch (operation.kind) {
      case 'change': {
        const { kind: _kind, id: _id, tickets: _tickets, ...body } = operation
        return update({ transactionId, params, body: { ...body, cartId } })
      }
      case 'remove':
        return remove({ transactionId, body: { cartId, itemId: operation.itemId } })
      case 'save':
        return save({ transactionId, params, body: { itemId: operation.itemId } })
      case 'apply-coupon':
        return applyCoupon({ transactionId, body: { cartId, code: operation.code } })
      case 'remove-coupon':
        return removeCoupon({ transactionId, body: { cartId, code: operation.code } })
    }
  }

  return { read, applyCoupon, change, answer: scopeBind(cartAnswered, safe) }
}
