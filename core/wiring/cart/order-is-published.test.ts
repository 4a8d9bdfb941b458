import { createStore } from 'effector'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnalyticsEvent, published } from '../../analytics'
import { cartAnswered } from '../../cart'
import { consentGiven } from '../../consent'
import { checkoutPressed } from '../../handoff'
import { aCart, anItem } from '../../testing/a-cart'
import { aProduct } from '../../testing/a-product'
import { skipWaits } from '../../testing/shop-clock'
import { type Answers, refuse, shopFor } from '../../testing/shop-for'
import { windowPressed } from '../../wallets/by-window'
import '../analytics/need-consent'
import '../wallets/window-opens'
import './cart-is-taken-along'
import { orderReported } from './order-is-published'

const $received = createStore<readonly AnalyticsEvent[]>([]).on(published, (received, event) => [...received, event])

const totals = { itemTotal: 112, totalDiscount: 0, shipping: 0, tax: 6.3, total: 118.3 }
const anOrder = (totalItemCount: number) => ({ orderNumber: 'NL1001', currency: 'USD', totalItemCount, totals })
const settings = { locales: [], currencies: [], features: {}, environment: 'x' }
const ofStranger = { ...settings, trust: 'third-party', walletWindow: ['PAYPAL'] }
const wish = { owner: 'w1', wallet: 'PAYPAL', context: 'cart', productId: '', upc: '' } as const
const oneItem = { ...wish, context: 'product', productId: 'TQ4407AB12', upc: 'upc-cobalt-8' } as const

async function page(answers: Answers = {}) {
  const shop = await shopFor({
    'GET /fapi/site/settings': ofStranger,
    'POST /token/v2/auth/handoff': { handoff: 'h1', expiresIn: 60 },
    'GET /products/v2/products/:productId/details': aProduct(),
    ...answers,
  })
  await shop.press(consentGiven, { performance: true })
  await shop.press(cartAnswered, aCart({ items: [anItem({ qty: 2 })] }))
  const learn = async (count: number) => {
    await shop.press(cartAnswered, aCart())
    await shop.press(orderReported, anOrder(count))
    return shop.see($received).filter(({ event }) => event === 'purchase')
  }
  return { ...shop, learn }
}

describe('an order that a page of another site learns of', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { open: () => null })
    // A toast tells that the order is placed.
    skipWaits()
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('is measured once, with the items of its bag that were paid for in the shop’s window', async () => {
    const { press, learn } = await page()
    await press(windowPressed, wish)
    const [told, ...more] = await learn(2)
    expect(more).toEqual([])
    expect(told?.ecommerce).toEqual({
      ...{ transaction_id: 'NL1001', currency: 'USD', value: 112, tax: 6.3, shipping: 0 },
      items: [expect.objectContaining({ item_id: 'TQ4407AB12', quantity: 2 })],
    })
  })

  it('is measured so where it was paid for in checkout, too', async () => {
    const { press, learn } = await page()
    await press(checkoutPressed)
    const [told] = await learn(2)
    expect(told?.ecommerce.items).toEqual([expect.objectContaining({ item_id: 'TQ4407AB12', quantity: 2 })])
    const [, next] = await learn(3)
    expect(next?.ecommerce.items, 'of the next order').toEqual([])
  })

  it('is measured with the one item that was bought at once, by its name', async () => {
    const { press, learn } = await page()
    await press(windowPressed, oneItem)
    const [told] = await learn(1)
    expect(told?.ecommerce.items).toEqual([{ item_id: 'TQ4407AB12', item_name: 'Kestrel 2', price: 112, quantity: 1 }])
  })

  it('is measured by the product’s id where its name cannot be had', async () => {
    const { press, learn } = await page({ 'GET /products/v2/products/:productId/details': refuse(404, 'CAT404') })
    await press(windowPressed, oneItem)
    const [told] = await learn(1)
    expect(told?.ecommerce.items).toEqual([{ item_id: 'TQ4407AB12', item_name: 'TQ4407AB12', price: 112, quantity: 1 }])
  })

  it('names no item where fewer were bought than the page sent: it can’t know which', async () => {
    const { press, learn } = await page()
    await press(windowPressed, wish)
    const [told] = await learn(1)
    expect(told?.ecommerce.items).toEqual([])
  })
})
