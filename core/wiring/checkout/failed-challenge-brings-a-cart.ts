import { createEffect, createStore, sample, scopeBind } from 'effector'
import { cartAnswered } from '../../cart'
import { endpoints } from '../../cart/endpoints'
import { challengeFailed, type Ending, placeOrderPressed, checkoutLeft } from '../../checkout'
import { requestFx } from '../../http/request'
import type { HostCart } from '../../shapes/host-cart'

// A void order gives its lines to a new cart, with which the shopper stands at billing again.

const readCartFx = requestFx(endpoints.readCart)
const createCartFx = requestFx(endpoints.createCart)

/** Brings the cart that took over; where the service does not name it, the shopper's open one. */
const bringCartFx = createEffect(async (basketId: string | null): Promise<HostCart> => {
  const read = scopeBind(readCartFx, { safe: true })
  const create = scopeBind(createCartFx, { safe: true })
  return basketId ? read({ params: { basketId } }) : create({ body: {} })
})

/** How the bank's question ended without an order, while billing still says so. */
export const $authentication = createStore<Ending | null>(null)
  .on(challengeFailed, (_current, { ending }) => ending)
  .reset(placeOrderPressed, checkoutLeft)

sample({ clock: challengeFailed, fn: ({ basketId }) => basketId, target: bringCartFx })

sample({ clock: bringCartFx.doneData, target: cartAnswered })
