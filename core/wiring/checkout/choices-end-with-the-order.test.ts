import { expect, it } from 'vitest'
import { cartAnswered } from '../../cart'
import { orderPlaced } from '../../checkout'
import {
  $deliveries,
  $isOtherCollector,
  $isSameAsShipping,
  methodChosen,
  methodsWanted,
  otherCollectorChanged,
  sameAsShippingChanged,
} from '../../delivery'
import { method } from '../../testing/a-form'
import { anOrder, aReadyCart } from '../../testing/an-order'
import { choose, methods } from '../../testing/at-shipping'
import { fakeStorage } from '../../testing/fake-storage'
import { shopFor } from '../../testing/shop-for'
import './delivery-and-cart'
import './order-ends-the-cart'

fakeStorage('sessionStorage')
fakeStorage('localStorage')

it('C6: what was chosen for one order is not chosen for the next: its method, its bill, and who fetches it', async () => {
  const shipment = (selected: string) => [{ shippingId: 'home', selected, applicableShippingMethods: [] }]
  const shop = await shopFor({
    [methods]: { shippingId: 'home', applicableShippingMethods: [method('standard', 6), method('express', 18)] },
    [choose]: aReadyCart({ shippingMethods: shipment('express') }),
  })
  await shop.press(cartAnswered, aReadyCart({ shippingMethods: shipment('standard') }))
  await shop.press(methodsWanted)
  await shop.press(methodChosen, { shippingId: 'home', code: 'express' })
  await shop.press(sameAsShippingChanged, false)
  await shop.press(otherCollectorChanged, true)
  await shop.press(orderPlaced, anOrder())
  const next = { basketId: 'basket-2', shippingMethods: shipment('standard'), billingAddress: null }
  await shop.press(cartAnswered, aReadyCart(next))
  await shop.press(methodsWanted)
  expect(shop.callsTo(choose)).toHaveLength(1)
  expect(shop.see($deliveries)[0]?.method?.code).toBe('standard')
  expect([shop.see($isSameAsShipping), shop.see($isOtherCollector)]).toEqual([true, false])
})
