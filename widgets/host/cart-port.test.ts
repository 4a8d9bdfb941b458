import { expect, it, vi } from 'vitest'
import { sentencesWanted } from '../../core/errors/sentences'
import { aCart } from '../../core/testing/a-cart'
import { shopFor } from '../../core/testing/shop-for'
import { cartPort } from './cart-port'
import { scriptCalls } from './script-calls'

const id = 'item-1'

it.each([
  ['a line that is not named', ({ update }: Port) => update({ itemId: '', qty: 2 })],
  ['no quantity', ({ update }: Port) => update({ itemId: id } as never)],
  ['none of a line', ({ update }: Port) => update({ itemId: id, qty: 0 })],
  ['a part of a line', ({ update }: Port) => update({ itemId: id, qty: 1.5 })],
  ['a text', ({ update }: Port) => update({ itemId: id, qty: '2' as never })],
  ['nothing', ({ update }: Port) => update(null as never)],
  ['nothing to go', ({ remove }: Port) => remove(null as never)],
  ['fewer than none', ({ add }: Port) => add({ productId: 'TQ4407AB12', qty: -1 })],
] as const)('M5: a script that asks for %s is told so, and nothing is sent or shown', async (_what, ask) => {
  const shop = await shopFor({ 'PUT /cart/v1/cart/:basketId/item': aCart() })
  const refused = vi.fn()
  await expect(ask(cartPort(shop.scope, scriptCalls(shop.scope, refused)))).rejects.toMatchObject({
    code: 'usage',
    status: 0,
  })
  expect([refused.mock.calls.length, shop.calls]).toEqual([1, []])
})

it('M5: is told its mistake also once errors have words for shoppers', async () => {
  const shop = await shopFor({})
  await shop.press(sentencesWanted)
  const { update } = cartPort(
    shop.scope,
    scriptCalls(shop.scope, () => {}),
  )
  await expect(update({ itemId: id, qty: 0 })).rejects.toThrow(/^Expected an id and a quantity/)
})

type Port = ReturnType<typeof cartPort>
