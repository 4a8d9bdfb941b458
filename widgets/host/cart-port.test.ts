import { expect, it, vi } from 'vitest'
import { aCart } from '../../core/testing/a-cart'
import { shopFor } from '../../core/testing/shop-for'
import { cartPort } from './cart-port'

const id = 'item-1'

it.each([
  ['a line that is not named', ({ update }: Port) => update({ itemId: '', qty: 2 })],
  ['no quantity', ({ update }: Port) => update({ itemId: id } as never)],
  ['none of a line', ({ update }: Port) => update({ itemId: id, qty: 0 })],
  ['a part of a line', ({ update }: Port) => update({ itemId: id, qty: 1.5 })],
  ['a text', ({ update }: Port) => update({ itemId: id, qty: '2' as never })],
  ['fewer than none', ({ add }: Port) => add({ productId: 'TQ4407AB12', qty: -1 })],
] as const)('M5: a script that asks for %s is told so, and nothing is sent or shown', async (_what, ask) => {
  const shop = await shopFor({ 'PUT /cart/v1/cart/:basketId/item': aCart() })
  const refused = vi.fn()
  await expect(ask(cartPort(shop.scope, refused))).rejects.toMatchObject({ code: 'usage', status: 0 })
  expect([refused.mock.calls.length, shop.calls]).toEqual([1, []])
})

type Port = ReturnType<typeof cartPort>
