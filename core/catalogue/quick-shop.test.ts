import { describe, expect, it } from 'vitest'
import { tokenReceived } from '../http/token'
import { save } from '../runtime/storage'
import { aToken } from '../testing/a-token'
import { anInventory, aProduct } from '../testing/a-product'
import { noAnswer, refuse, shopFor } from '../testing/shop-for'
import type { Inventory, Product } from './contracts'
import {
  $isSignInAsked,
  $missed,
  $offer,
  $progress,
  $shownProduct,
  mainPressed,
  optionChosen,
  productRetried,
  quickShopOpened,
} from './quick-shop'

const panel = { productId: 'TQ4407AB12', context: 'add', itemId: null, closesAfterAdd: false } as const

const settings = {
  locales: ['en-US'],
  currencies: ['USD'],
  trust: 'first-party',
  features: { notifyMe: true },
  environment: 'sandbox',
}

/** A shop whose service knows one product, with its quick shop open. */
async function opened(product: Product = aProduct(), inventory: Inventory = anInventory(product)) {
  const shop = await shopFor({
    'GET /products/v2/products/:productId/details': product,
    'GET /fapi/site/settings': settings,
    'GET /products/v2/products/:productId/inventory': inventory,
  })
  await shop.press(quickShopOpened, panel)
  return shop
}

const sizesOf = (offer: ReturnType<typeof $offer.getState>) =>
  offer?.attributes.find(({ type }) => type === 'size')?.options ?? []

describe('a quick shop', () => {
  it('opens with the product’s own colour and no size', async () => {
    const { see } = await opened()
    const offer = see($offer)
    expect(offer?.unchosen).toBe('size')
    expect(offer?.attributes[0]?.options.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual([
      'cobalt',
    ])
  })

  it('asks for the size when the button is pressed without one, until it is chosen', async () => {
    const { see, press } = await opened()
    await press(mainPressed)
    expect(see($missed)).toEqual({ type: 'size' })
    expect(see($progress)).toBe('idle')
    await press(optionChosen, { type: 'size', value: '9' })
    expect(see($missed)).toBeNull()
    expect(see($offer)?.variant?.upc).toBe('upc-cobalt-9')
  })

  it('remembers what was chosen of a product when it is opened again', async () => {
    const { see, press } = await opened()
    await press(optionChosen, { type: 'size', value: '10' })
    await press(quickShopOpened, panel)
    expect(see($offer)?.variant?.upc).toBe('upc-cobalt-10')
  })

  it('marks a size that is sold out in the chosen colour, and lets it be chosen where the shop tells when it is back', async () => {
    const product = aProduct()
    const inventory = anInventory(product)
    const gone = inventory.inventory.map(each => (each.upc === 'upc-cobalt-9' ? { ...each, quantity: 0 } : each))
    const { see, press } = await opened(product, { inventory: gone })
    expect(sizesOf(see($offer)).map(({ isGone, isOpen }) => [isGone, isOpen])).toEqual([
      [true, true],
      [false, true],
    ])
    await press(optionChosen, { type: 'color', value: 'ember' })
    expect(sizesOf(see($offer)).some(({ isGone }) => isGone)).toBe(false)
  })

  it('does not let a sold-out size be chosen where nobody would tell', async () => {
    const product = aProduct({ notifyMe: false, variants: aProduct().variants.map(({ notifyMe: _, ...rest }) => rest) })
    const { see } = await opened(product, anInventory(product, 0))
    expect(sizesOf(see($offer)).map(({ isOpen }) => isOpen)).toEqual([false, false])
    expect(see($offer)?.button).toBe('out-of-stock')
  })

  it('lets a size be chosen whose last ones others hold, and says so', async () => {
    const product = aProduct()
    const inventory = anInventory(product).inventory.map(stock =>
      stock.upc === 'upc-cobalt-9' ? { ...stock, quantity: 0, stockStatus: 'HeldByOthers' } : stock,
    )
    const { see, press } = await opened(product, { inventory })
    expect(sizesOf(see($offer)).map(({ isHeld, isOpen }) => [isHeld, isOpen])).toEqual([
      [true, true],
      [false, true],
    ])
    await press(optionChosen, { type: 'size', value: '9' })
    expect(see($offer)?.button).toBe('held-by-others')
  })

  it('says how many are left where that is few', async () => {
    const product = aProduct()
    const { see, press } = await opened(product, anInventory(product, 2))
    await press(optionChosen, { type: 'size', value: '9' })
    expect(see($offer)?.fewLeft).toBe(2)
    expect(sizesOf(see($offer)).every(({ isLow }) => isLow)).toBe(true)
  })

  it('tells a guest to sign in before a presale', async () => {
    const { see, press } = await opened(aProduct({ presale: true }))
    await press(mainPressed)
    expect(see($isSignInAsked)).toBe(true)
  })

  it('sells a presale to whoever signed in, and asks them no more', async () => {
    const { see, press } = await opened(aProduct({ presale: true }))
    await press(mainPressed)
    await press(tokenReceived, { answer: aToken({ consumerType: 'REGISTERED' }), now: Date.now() })
    expect([see($isSignInAsked), see($offer)?.button]).toEqual([false, 'add'])
  })

  it('knows before any call who was signed in when this browser was here last', async () => {
    const shop = await shopFor({
      'GET /products/v2/products/:productId/details': aProduct({ presale: true }),
      'GET /fapi/site/settings': settings,
      'GET /products/v2/products/:productId/inventory': anInventory(),
    })
    save(shop.config.key, 'session', 1, { login: true, accessExpiry: 0, employee: false })
    await shop.press(quickShopOpened, panel)
    expect([shop.see($offer)?.button, shop.callsTo('POST /token/v2/auth/token')]).toEqual(['add', []])
  })

  it('T15: says why a product did not come, and gets it when it is tried again', async () => {
    let isThere = false
    const shop = await shopFor({
      'GET /products/v2/products/:productId/details': () => (isThere ? aProduct() : noAnswer('offline')()),
      'GET /products/v2/products/:productId/inventory': () => (isThere ? anInventory() : noAnswer('offline')()),
    })
    await shop.press(quickShopOpened, panel)
    expect(shop.see($shownProduct)?.error?.code).toBe('offline')
    isThere = true
    await shop.press(productRetried)
    expect(shop.see($offer)?.product.name).toBe('Kestrel 2')
  })

  it('goes on without the inventory, by the product’s own word', async () => {
    const shop = await shopFor({
      'GET /products/v2/products/:productId/details': aProduct(),
      'GET /products/v2/products/:productId/inventory': refuse(500, 'GEN500'),
    })
    await shop.press(quickShopOpened, panel)
    expect(shop.see($offer)?.button).toBe('add')
  })

  it('shows the stock of a choice that has no variant as out of stock', async () => {
    const product = aProduct()
    const { see, press } = await opened({ ...product, variants: product.variants.slice(0, 3) })
    await press(optionChosen, { type: 'color', value: 'ember' })
    await press(optionChosen, { type: 'size', value: '10' })
    expect(see($offer)?.button).toBe('out-of-stock')
  })
})
