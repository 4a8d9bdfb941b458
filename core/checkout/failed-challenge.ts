import { createEffect, createStore, sample, scopeBind } from 'effector'
import { endpoints } from '../cart/endpoints'
import { requestFx } from '../http/request'
import type { HostCart } from '../shapes/host-cart'
import { challengeFailed, type Ending } from './challenge'
import { placeOrderPressed } from './place-order'
import { checkoutLeft } from './steps'

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

/** The cart that took over is here. Wired to the cart's own store. */
export const cartBrought = bringCartFx.doneData
