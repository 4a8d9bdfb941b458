import { expect, test } from 'vitest'
import { shelfPrice } from '../seed/catalogue/money'
import { costOfMethod } from './method-cost'
import { cartOf, promotionOf } from './plain-cart.fixture'
import { priceCart } from './price-cart'

test('C2: a method is listed at what it will cost beside the other parcels that a promotion pays for', () => {
  const fiveOff = promotionOf({ level: 'SHIPPING', reward: { type: 'amount', amount: shelfPrice(5) } })
  const home = { shippingId: 'home', code: 'standard', amount: 600 }
  const point = { shippingId: 'point', code: 'collect', amount: 400 }
  const cart = cartOf({ promotions: [fiveOff], shipping: [home, point] })
  const priced = priceCart(cart)
  expect(priced.shipping.map(({ finalAmount }) => finalAmount)).toEqual([100, 400])
  expect(costOfMethod(cart, priced, 'home', 'standard', 600)).toBe(100)
  expect(costOfMethod(cart, priced, 'point', 'collect', 400)).toBe(400)
  expect(costOfMethod(cart, priced, 'home', 'pickup', 0)).toBe(0)
  expect(costOfMethod(cartOf({ promotions: [fiveOff] }), priced, 'home', 'standard', 600)).toBe(100)
})
