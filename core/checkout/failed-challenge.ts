import { createEffect, createStore, sample, scopeBind } from 'effector'
import { endpoints } from '../cart/endpoints'
import { requestFx } from '../http/request'
import type { HostCart } from '../shapes/host-cart'
import { challengeFailed, type Ending } from './challenge'
import { placeOrderPressed } from './place-order'
import { checkoutLeft } from './steps'

// A void order returns its lines to a new cart, and the shopper to billing.

const readCartFx = requestFx(endpoints.readCart)
const createCartFx = requestFx(endpoints.createCart)

const bringCartFx = createEffect(async (basketId: string | null): Promise<HostCart> => {
  const read = scopeBind(readCartFx, { safe: true })
  const create = scopeBind(createCartFx, { safe: true })
  return basketId ? read({ params: { basketId } }) : create({ body: {} })
})

export const $authentication = createStore<Ending | null>(null)
  .on(challengeFailed, (_current, { ending }) => ending)
  .reset(placeOrderPressed, checkoutLeft)

sample({ clock: challengeFailed, fn: ({ basketId }) => basketId, target: bringCartFx })

export const cartBrought = bringCartFx.doneData
