import { sample } from 'effector'
import { expect, it } from 'vitest'
import { method } from '../testing/a-form'
import { add, atShipping, beforeMethods, choose, methods } from '../testing/at-shipping'
import { aReadyCart } from '../testing/an-order'
import { refuse } from '../testing/shop-for'
import { $deliveries, cartAnswered, cartSeen, methodChosen, methodsWanted, shippingSubmitted } from './index'

// In the shop, the cart's own store is between the two.
sample({ clock: cartAnswered, target: cartSeen })

const open = aReadyCart({ shippingMethods: [{ shippingId: 'ship-1', applicableShippingMethods: [] }] })
const cart = {
  ...open,
  items: open.items.map(item => ({ ...item, shippingOptions: { ...item.shippingOptions, shippingMethod: null } })),
}

it('C2: says of a method whether the shopper chose it or the shop did', async () => {
  const byShop = await atShipping({ [add]: () => cart }, undefined, cart)
  const [usual] = byShop.see($deliveries)
  expect(usual?.method).not.toBeNull()
  await byShop.press(shippingSubmitted)
  expect(byShop.callsTo(choose)[0]?.body).toMatchObject({ code: usual?.method?.code, shopperAppliedSM: 'false' })
  const byShopper = await atShipping({ [add]: () => cart }, undefined, cart)
  await byShopper.press(methodChosen, { shippingId: 'ship-1', code: 'express' })
  expect(byShopper.callsTo(choose)[0]?.body).toMatchObject({ code: 'express', shopperAppliedSM: 'true' })
})

it('C2: sends a refused method once, and again when it is chosen again', async () => {
  const shop = await atShipping({ [choose]: refuse(409, 'SHP404') }, undefined, cart)
  await shop.press(methodChosen, { shippingId: 'ship-1', code: 'express' })
  expect(shop.callsTo(choose)).toHaveLength(1)
  await shop.press(methodChosen, { shippingId: 'ship-1', code: 'express' })
  expect(shop.callsTo(choose)).toHaveLength(2)
})

it('C2: lists the methods of what is sent after all, each with the price of the newest cart', async () => {
  const part = { shippingId: 'store-1', class: 'pickup' as const, applicableShippingMethods: [] }
  const shop = await atShipping({ [methods]: part }, undefined, aReadyCart({ shippingMethods: [part] }))
  const prices = async (price: number) => {
    const sent = { shippingId: 'ship-1', applicableShippingMethods: [method('standard', price)] }
    await shop.press(cartSeen, aReadyCart({ shippingMethods: [sent] }))
    return shop.see($deliveries)[0]?.methods?.map(({ price: { finalAmount } }) => finalAmount)
  }
  expect([await prices(12), await prices(0)]).toEqual([[12], [0]])
})

it('C2: lists what the cart tells at once and asks for nothing, but again when a method is gone', async () => {
  const parts = [{ shippingId: 'ship-1', applicableShippingMethods: [method('standard', 0), method('express', 12)] }]
  const told = aReadyCart({ shippingMethods: parts })
  const shop = await beforeMethods({ [choose]: refuse(409, 'SHP404') }, undefined, told)
  expect(shop.see($deliveries)[0]?.methods?.map(({ code }) => code)).toEqual(['standard', 'express'])
  await shop.press(methodsWanted)
  expect(shop.callsTo(methods)).toHaveLength(0)
  await shop.press(methodChosen, { shippingId: 'ship-1', code: 'express' })
  expect(shop.callsTo(methods)).toHaveLength(1)
})
