import { describe, expect, it } from 'vitest'
import { cartAnswered } from '../../cart'
import { $requestedStep, $step, stepClosed, stepDone, stepOpened } from '../index'
import { anItem } from '../../testing/a-cart'
import { aReadyCart } from '../../testing/an-order'
import { shopFor } from '../../testing/shop-for'
import '../../wiring/checkout/checkout-and-cart'
import { $deliveryChanges } from './index'

const sent = aReadyCart()
const fetched = aReadyCart({
  items: [
    anItem({
      shippingOptions: { selected: 'pickup', available: ['home', 'pickup'], shippingMethod: null, storeInfo: null },
    }),
  ],
  shippingMethods: [{ shippingId: 'ship-2', class: 'pickup', applicableShippingMethods: [] }],
  shippingAddress: [],
})

describe('a line that another tab has given another delivery', () => {
  it('is shown, and leads back to the shipping step, although its cart asks for that step anyway', async () => {
    const shop = await shopFor()
    await shop.press(cartAnswered, sent)
    await shop.press(stepOpened, 'summary')
    await shop.press(cartAnswered, fetched)
    expect(shop.see($step)).toBe('shipping')
    expect(shop.see($deliveryChanges).map(({ itemId, code }) => [itemId, code])).toEqual([['item-1', 'ORD517']])
  })

  it('is told no more once the step was done again', async () => {
    const shop = await shopFor()
    await shop.press(cartAnswered, sent)
    await shop.press(stepOpened, 'summary')
    await shop.press(cartAnswered, fetched)
    await shop.press(stepDone, 'shipping')
    expect(shop.see($deliveryChanges)).toEqual([])
  })

  it('C4: is no news to whoever went back to the bag and chose it there, and leads nobody away', async () => {
    const shop = await shopFor()
    await shop.press(cartAnswered, sent)
    await shop.press(stepOpened, 'summary')
    await shop.press(stepClosed)
    await shop.press(cartAnswered, fetched)
    expect([shop.see($deliveryChanges), shop.see($requestedStep)]).toEqual([[], 'summary'])
  })

  it('is no news to whoever is at the shipping step, where it is chosen', async () => {
    const shop = await shopFor()
    await shop.press(cartAnswered, sent)
    await shop.press(stepOpened, 'shipping')
    await shop.press(cartAnswered, fetched)
    expect(shop.see($deliveryChanges)).toEqual([])
  })
})
