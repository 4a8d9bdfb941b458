import { describe, expect, it } from 'vitest'
import { $box, $offer } from '../testing/at-hand'
import { tokenReceived } from '../http/token'
import { save } from '../runtime/storage'
import { aToken } from '../testing/a-token'
import { anInventory, aProduct } from '../testing/a-product'
import { noAnswer, refuse, shopFor } from '../testing/shop-for'
import type { Inventory, Product } from './contracts'
import {
  $boxes,
  $offers,
  buyBoxLeft,
  buyBoxOpened,
  mainPressed,
  optionChosen,
  productRetried,
  QUICK_SHOP,
} from './buy-boxes'
import { itemRefused, itemTaken } from './buying'
import { $products } from './products'

const box = { id: QUICK_SHOP, productId: 'TQ4407AB12', context: 'add', itemId: null, closesAfterAdd: false } as const

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
  await shop.press(buyBoxOpened, box)
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
    await press(mainPressed, QUICK_SHOP)
    expect(see($box)?.missed).toEqual({ type: 'size' })
    expect(see($box)?.progress).toBe('idle')
    await press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
    expect(see($box)?.missed).toBeNull()
    expect(see($offer)?.variant?.upc).toBe('upc-cobalt-9')
  })

  it('remembers what was chosen of a product when it is opened again', async () => {
    const { see, press } = await opened()
    await press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '10' })
    await press(buyBoxOpened, box)
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
    await press(optionChosen, { box: QUICK_SHOP, type: 'color', value: 'ember' })
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
    await press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
    expect([see($offer)?.isHeld, see($offer)?.button]).toEqual([true, 'notify'])
  })

  it('says how many are left where that is few', async () => {
    const product = aProduct()
    const { see, press } = await opened(product, anInventory(product, 2))
    await press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
    expect(see($offer)?.fewLeft).toBe(2)
    expect(new Set(sizesOf(see($offer)).map(({ isLow }) => isLow))).toEqual(new Set([true]))
  })

  it('tells a guest to sign in before a presale', async () => {
    const { see, press } = await opened(aProduct({ presale: true }))
    await press(mainPressed, QUICK_SHOP)
    expect(see($box)?.isSignInAsked).toBe(true)
  })

  it('sells a presale to whoever signed in, and asks them no more', async () => {
    const { see, press } = await opened(aProduct({ presale: true }))
    await press(mainPressed, QUICK_SHOP)
    await press(tokenReceived, { answer: aToken({ consumerType: 'REGISTERED' }), now: Date.now() })
    expect([see($box)?.isSignInAsked, see($offer)?.button]).toEqual([false, 'add'])
  })

  it('knows before any call who was signed in when this browser was here last', async () => {
    const shop = await shopFor({
      'GET /products/v2/products/:productId/details': aProduct({ presale: true }),
      'GET /fapi/site/settings': settings,
      'GET /products/v2/products/:productId/inventory': anInventory(),
    })
    save(shop.config.key, 'session', 1, { login: true, accessExpiry: 0, employee: false })
    await shop.press(buyBoxOpened, box)
    expect([shop.see($offer)?.button, shop.callsTo('POST /token/v2/auth/token')]).toEqual(['add', []])
  })

  it('T15: says why a product did not come, and gets it when it is tried again', async () => {
    let isThere = false
    const shop = await shopFor({
      'GET /products/v2/products/:productId/details': () => (isThere ? aProduct() : noAnswer('offline')()),
      'GET /products/v2/products/:productId/inventory': () => (isThere ? anInventory() : noAnswer('offline')()),
    })
    await shop.press(buyBoxOpened, box)
    expect(shop.see($products)[box.productId]?.error?.code).toBe('offline')
    isThere = true
    await shop.press(productRetried, QUICK_SHOP)
    expect(shop.see($offer)?.product.name).toBe('Kestrel 2')
  })

  it('goes on without the inventory, by the product’s own word', async () => {
    const shop = await shopFor({
      'GET /products/v2/products/:productId/details': aProduct(),
      'GET /products/v2/products/:productId/inventory': refuse(500, 'GEN500'),
    })
    await shop.press(buyBoxOpened, box)
    expect(shop.see($offer)?.button).toBe('add')
  })

  it('shows the stock of a choice that has no variant as out of stock', async () => {
    const product = aProduct()
    const { see, press } = await opened({ ...product, variants: product.variants.slice(0, 3) })
    await press(optionChosen, { box: QUICK_SHOP, type: 'color', value: 'ember' })
    await press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '10' })
    expect(see($offer)?.button).toBe('out-of-stock')
  })
})

describe('several boxes on a page', () => {
  const other = { ...box, id: 'w7', productId: 'TQ4407AB13' }

  async function two() {
    const shop = await shopFor({
      'GET /products/v2/products/:productId/details': ({ path }: { path: string }) =>
        aProduct(path.includes('AB13') ? { id: 'TQ4407AB13', name: 'Harvest' } : {}),
      'GET /fapi/site/settings': settings,
      'GET /products/v2/products/:productId/inventory': anInventory(),
    })
    await shop.press(buyBoxOpened, other)
    await shop.press(buyBoxOpened, box)
    return shop
  }

  it('G5: each has its own product, choice and question', async () => {
    const { see, press } = await two()
    await press(optionChosen, { box: 'w7', type: 'size', value: '10' })
    await press(mainPressed, QUICK_SHOP)
    expect(Object.values(see($offers)).map(offer => [offer?.product.name, offer?.unchosen])).toEqual([
      ['Harvest', null],
      ['Kestrel 2', 'size'],
    ])
    expect([see($boxes)['w7']?.missed, see($boxes)[QUICK_SHOP]?.missed]).toEqual([null, { type: 'size' }])
  })

  it('G5: learns of what was added or refused there alone', async () => {
    const { see, press } = await two()
    for (const id of ['w7', QUICK_SHOP]) await press(optionChosen, { box: id, type: 'size', value: '9' })
    await press(mainPressed, 'w7')
    await press(mainPressed, QUICK_SHOP)
    await press(itemRefused, {
      productId: 'TQ4407AB13',
      error: { kind: 'http', status: 409, code: 'INV700', message: '', details: {} },
    })
    expect([see($boxes)['w7']?.refusal?.code, see($boxes)['w7']?.progress]).toEqual(['INV700', 'idle'])
    expect([see($boxes)[QUICK_SHOP]?.refusal, see($boxes)[QUICK_SHOP]?.progress]).toEqual([null, 'adding'])
  })

  it('G5: of two that show one product, the one that added it says so', async () => {
    const { see, press } = await two()
    await press(buyBoxOpened, { ...box, id: 'w8' })
    await press(optionChosen, { box: 'w8', type: 'size', value: '9' })
    await press(mainPressed, 'w8')
    const settled = press(itemTaken, { productId: box.productId })
    await expect.poll(() => see($boxes)['w8']?.progress).toBe('added')
    expect(see($boxes)[QUICK_SHOP]?.progress).toBe('idle')
    await settled
  })

  it('G5: of two that show one product, both forget what was said of another choice', async () => {
    const { see, press } = await two()
    await press(buyBoxOpened, { ...box, id: 'w8' })
    await press(mainPressed, 'w8')
    expect(see($boxes)['w8']?.missed).toEqual({ type: 'size' })
    await press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
    expect(see($boxes)['w8']?.missed).toBeNull()
    await press(mainPressed, 'w8')
    await press(itemRefused, {
      productId: box.productId,
      error: { kind: 'http', status: 409, code: 'INV700', message: '', details: {} },
    })
    expect(see($boxes)['w8']?.refusal?.code).toBe('INV700')
    await press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '10' })
    expect(see($boxes)['w8']?.refusal).toBeNull()
  })

  it('G5: one whose element is gone is forgotten', async () => {
    const { see, press } = await two()
    await press(buyBoxLeft, 'w7')
    expect(Object.keys(see($offers))).toEqual([QUICK_SHOP])
  })
})
