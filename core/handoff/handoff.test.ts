import '../wiring/cart/cart-is-taken-along'
import { createWatch } from 'effector'
import { describe, expect, it } from 'vitest'
import { $basketId, cartAnswered, quantityChanged } from '../cart'
import { goToFx } from '../runtime/go-to'
import { pageReturned } from '../runtime/page-events'
import { aCart } from '../testing/a-cart'
import { type Call, refuse, shopFor } from '../testing/shop-for'
import { $isLeaving, $leavingError, checkoutPressed } from './index'

async function shop(answers: Parameters<typeof shopFor>[0] = {}) {
  const shop = await shopFor({
    'POST /token/v2/auth/handoff': { handoff: 'h/1', expiresIn: 60 },
    'PUT /cart/v1/cart/:basketId/item': aCart(),
    ...answers,
  })
  const went: string[] = []
  createWatch({ unit: goToFx, scope: shop.scope, fn: address => void went.push(address) })
  await shop.press(cartAnswered, aCart())
  return { ...shop, went }
}

describe('going to checkout', () => {
  it('takes the cart along under a code of one use, in the shopper’s locale', async () => {
    const { press, went, callsTo, config } = await shop()
    await press(checkoutPressed)
    expect(callsTo('POST /token/v2/auth/handoff')[0]?.body).toEqual({ basketId: 'basket-1' })
    expect(went).toEqual([`${config.checkout}/en-us/checkout#handoff=h%2F1`])
  })

  it('waits for what was asked of the cart', async () => {
    const { press, went, calls } = await shop()
    const change = press(quantityChanged, { itemId: 'item-1', qty: 2 })
    await press(checkoutPressed)
    await change
    expect(calls.map(({ endpoint }) => endpoint).filter(name => !name.includes('token/v2/auth/token'))).toEqual([
      'PUT /cart/v1/cart/:basketId/item',
      'POST /token/v2/auth/handoff',
    ])
    expect(went).toHaveLength(1)
  })

  it('stays, and says why, where no code is to be had', async () => {
    const { press, see, went } = await shop({ 'POST /token/v2/auth/handoff': refuse(500, 'GEN500') })
    await press(checkoutPressed)
    expect(went).toEqual([])
    expect(see($isLeaving)).toBe(false)
    expect(see($leavingError)?.code).toBe('GEN500')
  })

  it('B9: takes a cart along that was lost and built anew', async () => {
    const { press, see, went, callsTo } = await shop({
      'POST /cart/v1/cartWithItem': aCart({ basketId: 'basket-2' }),
      'POST /token/v2/auth/handoff': ({ body }: Call) =>
        (body as { basketId: string }).basketId === 'basket-1'
          ? refuse(404, 'BSK404')
          : { handoff: 'h/2', expiresIn: 60 },
    })
    await press(checkoutPressed)
    expect(callsTo('POST /cart/v1/cartWithItem')).toMatchObject([{ body: { upc: 'upc-item-1' } }])
    expect(callsTo('POST /token/v2/auth/handoff')[1]?.body).toEqual({ basketId: 'basket-2' })
    expect(see($basketId)).toBe('basket-2')
    expect(went).toEqual([expect.stringContaining('#handoff=h%2F2')])
  })

  it('can be had again by a shopper who came back', async () => {
    const { press, see } = await shop()
    await press(checkoutPressed)
    expect(see($isLeaving)).toBe(true)
    await press(pageReturned)
    expect(see($isLeaving)).toBe(false)
  })
})
