import { createEffect, scopeBind } from 'effector'
import { hasCode, type ShopError } from '../errors/shop-error'
import { cartCallFx } from '../http/cart-call'
import { type CallOf, requestFx } from '../http/request'
import type { Order, PlaceOrderRequest } from './contracts'
import { endpoints } from './endpoints'

// A cart whose shopper's session has ended is rebuilt, and the order fails: it is never sent for the new cart.

export const prepareOrderFx = cartCallFx(requestFx(endpoints.prepareOrder), ['AUT498'])

const sendFx = requestFx(endpoints.placeOrder)
const sendFirstFx = cartCallFx(sendFx, ['AUT498'])

/** `isRepeated` if an answer to this order may be lost. */
type Sending = CallOf<typeof endpoints.placeOrder.path, undefined, PlaceOrderRequest> & { isRepeated: boolean }

export const placeOrderFx = createEffect<Sending, Order, ShopError>(async ({ isRepeated, ...call }) => {
  const send = scopeBind(isRepeated ? sendFx : sendFirstFx, { safe: true })
  try {
    return await send(call)
  } catch (thrown) {
    const error = thrown as ShopError
    // The order may be placed, so its cart is not offered again. Signed in, the shopper finds the one or the other.
    throw isRepeated && hasCode(error, 'AUT498') ? { ...error, code: 'AUT404' } : error
  }
})
