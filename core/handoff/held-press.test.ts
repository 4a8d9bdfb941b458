import { createWatch } from 'effector'
import { afterEach, describe, expect, it } from 'vitest'
import { cartAnswered } from '../cart'
import { unanswered } from '../http/unanswered'
import { goToFx } from '../runtime/go-to'
import { lateLoaded, loadLateFx } from '../runtime/late'
import { aCart } from '../testing/a-cart'
import { shopFor } from '../testing/shop-for'
import { $isLeaving, $leavingError, checkoutPressed } from './index'

const handoff = 'POST /token/v2/auth/handoff'

async function pressedTooEarly() {
  const shop = await shopFor({ [handoff]: { handoff: 'h/1', expiresIn: 60 } })
  const went: string[] = []
  createWatch({ unit: goToFx, scope: shop.scope, fn: address => void went.push(address) })
  await shop.press(cartAnswered, aCart())
  await shop.press(checkoutPressed)
  return { ...shop, went }
}

afterEach(() => void loadLateFx.use(() => {}))

// In this order: what hands the cart over is there from the second on.
describe('checkout, pressed before what hands the cart over has come', () => {
  it('stays and says why, where that cannot be fetched', async () => {
    loadLateFx.use(() => Promise.reject(unanswered(false)))
    const { see, calls } = await pressedTooEarly()
    expect(see($isLeaving)).toBe(false)
    expect(see($leavingError)?.code).toBe('unreachable')
    expect(calls.map(({ endpoint }) => endpoint)).not.toContain(handoff)
  })

  it('is held, and leaves once that is there', async () => {
    const { see, press, went, callsTo } = await pressedTooEarly()
    expect(see($isLeaving)).toBe(true)
    expect(callsTo(handoff)).toEqual([])
    await import('../wiring/cart/cart-is-taken-along')
    await press(lateLoaded)
    expect(went).toEqual([expect.stringContaining('#handoff=h%2F1')])
  })
})
