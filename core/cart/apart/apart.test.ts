import { beforeEach, describe, expect, test, vi } from 'vitest'
import { tokenForgotten, tokenReceived } from '../../http/token'
import { started } from '../../runtime/started'
import { cartStoredElsewhere } from '../../runtime/tabs'
import { aCart, anItem } from '../../testing/a-cart'
import { aToken } from '../../testing/a-token'
import { fakeStorage } from '../../testing/fake-storage'
import { refuse, type Shop, shopFor } from '../../testing/shop-for'
import { cartCalls, cartOf } from '../../testing/shop-with-cart'
import { $basketId, $count, $isApart, $staleness, cartAnswered, cartForgotten, quantityChanged } from '../index'
import { saveLastSeen, lastSeenOf, loadLastSeen } from '../last-seen'
import { refreshFx, regainFx } from '../upkeep'
import { basketLeft, wentApart } from './index'

fakeStorage('localStorage')
const tab = fakeStorage('sessionStorage')

const key = 'pk_apart'
const oneItem = aCart({ basketId: 'express-1', items: [anItem({ id: 'item-9' })] })
const token = 'POST /token/v2/auth/token'
const ofService = () => aToken({ basketId: 'basket-1', cart: cartOf(3) })

/** A page of the shop whose browser has a bag of three. */
async function page(answers = {}): Promise<Shop> {
  return shopFor(
    {
      [token]: ofService,
      [cartCalls.read]: ({ path }: { path: string }) => (path.includes('express-1') ? oneItem : cartOf(3)),
      ...answers,
    },
    { config: { key } },
  )
}

const seen = (shop: Shop) => [shop.see($basketId), shop.see($count)]

describe('D5: a basket that one tab pays for, apart from the shopper’s bag', () => {
  beforeEach(() => saveLastSeen(key, lastSeenOf(cartOf(3))))

  async function apart(answers = {}) {
    const shop = await page(answers)
    await shop.press(wentApart, oneItem)
    return shop
  }

  test('is the cart of that tab, and leaves the bag that the browser keeps as it is', async () => {
    const shop = await apart()
    expect(seen(shop)).toEqual(['express-1', 1])
    expect(loadLastSeen(key)).toMatchObject({ basketId: 'basket-1', count: 3 })
  })

  test('is there after a reload, whatever the service says of the bag; another tab has the bag', async () => {
    await apart()
    const again = await page()
    expect(seen(again)).toEqual(['express-1', 1])
    expect(again.see($isApart)).toBe(true)
    tab.clear()
    expect(seen(await page())).toEqual(['basket-1', 3])
  })

  test('takes nothing from a token, which tells of the bag; that is kept for when the tab is done', async () => {
    const shop = await apart()
    const answer = aToken({
      consumerType: 'REGISTERED',
      basketId: 'basket-7',
      cart: { ...cartOf(5), basketId: 'basket-7' },
    })
    await shop.press(tokenReceived, { answer, now: Date.now() })
    expect(seen(shop)).toEqual(['express-1', 1])
    expect(loadLastSeen(key)).toMatchObject({ basketId: 'basket-7', count: 5 })
  })

  test('takes nothing from other tabs', async () => {
    const shop = await apart()
    saveLastSeen(key, lastSeenOf(cartOf(8)))
    await shop.press(cartStoredElsewhere)
    expect(seen(shop)).toEqual(['express-1', 1])
  })

  test.each([
    ['bought', cartForgotten],
    ['left for the bag', basketLeft],
  ])('once it is %s, the tab has the bag again, and so it stays', async (_how, event) => {
    const shop = await apart()
    await shop.press(event)
    expect(shop.see($isApart)).toBe(false)
    expect(seen(shop)).toEqual(['basket-1', 3])
    expect(seen(await page())).toEqual(['basket-1', 3])
  })

  test('leaving it changes nothing where there is none', async () => {
    const shop = await page()
    await shop.press(basketLeft)
    expect(seen(shop)).toEqual(['basket-1', 3])
  })

  test('goes on where only the session has ended; the bag that was kept is gone', async () => {
    const shop = await apart({ [token]: () => aToken() })
    await shop.press(tokenForgotten)
    expect(shop.see($basketId)).toBe('express-1')
    expect(loadLastSeen(key)).toBeNull()
  })

  test('is left where a page hands over its bag', async () => {
    await apart()
    vi.stubGlobal('location', { hash: '#handoff=h1', hostname: 'till.test', search: '' })
    const shop = await shopFor({ [token]: ofService }, { config: { key }, isStarted: false })
    await shop.press(started, shop.config)
    expect(seen(shop)).toEqual(['basket-1', 3])
  })

  describe.each([
    ['gone', 404, 'BSK404'],
    ['somebody else’s', 403, 'AUT498'],
  ])('if it is %s', (_what, status, code) => {
    const answers = { [cartCalls.read]: refuse(status, code), [cartCalls.update]: refuse(status, code) }
    const expectNothingMade = (shop: Shop) => {
      expect(shop.calls.map(({ endpoint }) => endpoint)).not.toContain(cartCalls.begin)
      expect(loadLastSeen(key)).toMatchObject({ basketId: 'basket-1', count: 3 })
    }

    test('says so, and makes no bag of it', async () => {
      const shop = await apart(answers)
      await shop.press(refreshFx)
      expect(shop.see($staleness)).toMatchObject({ code: 'BSK404' })
      expect(shop.see($isApart)).toBe(true)
      expectNothingMade(shop)
    })

    test('refuses a change of it', async () => {
      const shop = await apart(answers)
      await shop.press(quantityChanged, { itemId: 'item-9', qty: 2 })
      expect(seen(shop)).toEqual(['express-1', 1])
      expectNothingMade(shop)
    })

    test('refuses a step of checkout', async () => {
      const shop = await apart(answers)
      const error = { kind: 'http', status, code, message: '', details: {} } as const
      expect(await shop.press(regainFx, { basketId: 'express-1', error })).toMatchObject({
        status: 'fail',
        value: { code: 'BSK404' },
      })
      expectNothingMade(shop)
    })
  })

  test('keeps no gift’s addressee in the tab', async () => {
    const shop = await apart()
    const gift = { to: 'Ada', email: 'ada@till.test', message: 'Run' }
    await shop.press(cartAnswered, { ...oneItem, items: [anItem({ id: 'item-9', giftOption: gift })] })
    expect([...tab.values()].join()).toContain('express-1')
    expect([...tab.values()].join()).not.toContain('Ada')
  })
})
