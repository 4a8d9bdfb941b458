import { assert, type Struct } from 'superstruct'
import { expect, test } from 'vitest'
import { Inventory, Product } from '../catalogue/contracts'
import { TokenAnswer } from '../session/contracts'
import { Cart } from '../shapes/cart'
import { aCart } from './a-cart'
import { aProduct, anInventory } from './a-product'
import { aToken } from './a-token'

test.each<[string, unknown, unknown]>([
  ['cart', aCart(), Cart],
  ['empty cart', aCart({ items: [] }), Cart],
  ['product', aProduct(), Product],
  ['inventory', anInventory(), Inventory],
  ['token', aToken({ cart: aCart() }), TokenAnswer],
])('the fixture of a %s passes its contract', (_name, fixture, struct) => {
  expect(() => assert(fixture, struct as Struct)).not.toThrow()
})
