import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveInTab } from '../../runtime/tab-storage'
import { anItem } from '../../testing/a-cart'
import { aReadyCart } from '../../testing/an-order'
import { fakeStorage } from '../../testing/fake-storage'
import { noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { $basketError, $productBasket, $request, basketWanted, expressOpened } from './index'

fakeStorage('sessionStorage')

const key = 'pk_express'
const open = 'POST /cart/v1/expressBasket'
const read = 'GET /cart/v1/cart/:basketId'
const basket = (basketId: string) => aReadyCart({ basketId, items: [anItem()] })
const asked = { productId: 'TQ4407AB12', upc: 'upc-item-1', origin: 'https://blog.example', state: 'attempt-1' }

/** The shop's window for one thing, loaded again; the tab knows its basket. */
async function window(answer: unknown) {
  saveInTab(key, 'express', 2, asked)
  saveInTab(key, 'express-basket', 1, { basketId: 'express-1', state: 'attempt-1' })
  const shop = await shopFor({ [read]: answer, [open]: basket('express-2') }, { config: { key } })
  await shop.press(expressOpened)
  await shop.press(basketWanted)
  return shop
}

describe('D5: one item in the shop’s window', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { hash: '', search: '', pathname: '/en-us/express', hostname: 'shop.test' })
  })

  it('is the same basket after a reload', async () => {
    const shop = await window(basket('express-1'))
    expect(shop.see($productBasket)?.basketId).toBe('express-1')
    expect(shop.callsTo(open)).toEqual([])
  })

  it.each([
    ['gone', 404, 'BSK404'],
    ['somebody else’s by now', 403, 'AUT498'],
  ])('has another basket where the first one is %s', async (_what, status, code) => {
    const shop = await window(refuse(status, code))
    expect(shop.see($productBasket)?.basketId).toBe('express-2')
  })

  it('is kept in the address where the tab stores nothing, and taken out of it where it does', async () => {
    const kept = async () => {
      const hash = `#${new URLSearchParams({ ...asked, product: asked.productId })}`
      const replaceState = vi.fn()
      vi.stubGlobal('location', { hash, search: '', pathname: '/en-us/express', hostname: 'shop.test' })
      vi.stubGlobal('history', { state: null, replaceState })
      const shop = await shopFor({}, { config: { key: 'pk_full' } })
      await shop.press(expressOpened)
      expect(shop.see($request)).toMatchObject(asked)
      return replaceState.mock.calls.length === 0
    }
    expect(await kept()).toBe(false)
    vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await kept()).toBe(true)
  })

  it.each([
    ['navigate', 'https://blog.example'],
    ['reload', ''],
  ])('knows the page that it comes from at a load of type %s as %j', async (type, from) => {
    vi.stubGlobal('location', { hash: '#state=attempt-2', search: '', pathname: '/', hostname: 'shop.test' })
    vi.stubGlobal('history', { state: null, replaceState: () => {} })
    vi.stubGlobal('document', { referrer: 'https://blog.example/a-post' })
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceNavigationTiming])
    const shop = await shopFor({}, { config: { key } })
    await shop.press(expressOpened)
    expect(shop.see($request)?.from).toBe(from)
  })

  it('has no other basket where nothing is known of the first one', async () => {
    const shop = await window(noAnswer())
    expect(shop.see($basketError)).toMatchObject({ code: 'unreachable' })
    expect(shop.callsTo(open)).toEqual([])
  })
})
