import { createWatch } from 'effector'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cartAnswered } from '../../../core/cart'
import { goToFx } from '../../../core/runtime/go-to'
import { aReadyCart } from '../../../core/testing/an-order'
import { fakeStorage } from '../../../core/testing/fake-storage'
import { refuse, shopFor } from '../../../core/testing/shop-for'
import { $leaveError, basketWanted, expressOpened } from '../../../core/wallets/express'
import { otherMethodPressed } from './other-method'

afterEach(() => vi.unstubAllGlobals())

const handOver = 'POST /token/v2/auth/handoff'

/** Presses 'Pay another way' twice in the window for a bag, or for one thing; gives where it leads, and what was handed over. */
async function press(what: 'bag' | 'one thing', answer: unknown = { handoff: 'h 1', expiresIn: 600 }) {
  const asked = what === 'bag' ? {} : { product: 'TQ4407AB12', upc: 'upc-item-1' }
  vi.stubGlobal('history', { state: null, replaceState: () => {} })
  vi.stubGlobal('location', {
    hash: `#${new URLSearchParams({ state: 'attempt-1', ...asked })}`,
    ...{ search: '', pathname: '/en-us/express', hostname: 'shop.test', origin: 'https://shop.test' },
  })
  const shop = await shopFor(
    { [handOver]: answer, 'POST /cart/v1/expressBasket': aReadyCart({ basketId: 'express-1' }) },
    { config: { key: 'pk_other_method' } },
  )
  const went: string[] = []
  createWatch({ unit: goToFx, scope: shop.scope, fn: address => void went.push(address) })
  await shop.press(cartAnswered, aReadyCart({ basketId: 'bag-1' }))
  await shop.press(expressOpened)
  await shop.press(basketWanted)
  await Promise.all([1, 2].map(() => shop.press(otherMethodPressed)))
  return { went, handed: shop.callsTo(handOver).map(({ body }) => body), error: shop.see($leaveError)?.code }
}

describe('D5: ‘Pay another way’ where nothing is stored', () => {
  it.each([
    ['bag', 'bag-1'],
    ['one thing', 'express-1'],
  ] as const)('hands the %s of the window over to checkout, which would not know it', async (what, basketId) => {
    expect(await press(what)).toMatchObject({
      went: [expect.stringMatching(/\/checkout\?window#handoff=h%201$/)],
      handed: [{ basketId }],
    })
  })

  it('stays, and says why, if that is refused', async () => {
    expect(await press('bag', refuse(404, 'BSK404'))).toMatchObject({ went: [], error: 'BSK404' })
  })

  describe('and where something is', () => {
    fakeStorage('localStorage')
    fakeStorage('sessionStorage')

    it('hands nothing over', async () => {
      const { went, handed } = await press('one thing')
      expect(handed).toEqual([])
      expect(went).toEqual([expect.stringMatching(/\/checkout\?window$/)])
    })
  })
})
