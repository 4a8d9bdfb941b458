import { describe, expect, it } from 'vitest'
import { anInventory, aPrice, aProduct, aVariant } from '../testing/a-product'
import { mainButtonOf, type Situation } from './main-button'
import { formOf, priceAcross } from './prices/forms'
import { firstChoice, priceOf, quantityOf, unchosen, variantOf, variantsOf } from './variants'

const onSale = aPrice(112, { lowOriginal: 140, highOriginal: 140, original: 140, percentagePriceDiscount: 20 })
const product = aProduct({
  notifyMe: false,
  variants: ['cobalt', 'ember'].flatMap(color =>
    ['9', '10'].map(size => aVariant(color, size, { notifyMe: false, price: color === 'cobalt' ? onSale : aPrice() })),
  ),
})
const stockOf = (upc: string, quantity: number) => ({
  inventory: anInventory(product).inventory.map(each => (each.upc === upc ? { ...each, quantity } : each)),
})
const nine = variantOf(product, { color: 'cobalt', size: '9' })

describe('a choice', () => {
  it('begins with the product’s own colour, and with no size', () => {
    expect(firstChoice(product)).toEqual({ color: 'cobalt' })
    expect(unchosen(product, { color: 'cobalt' })).toBe('size')
  })

  it('is made for an attribute with one option', () => {
    const [color, size] = product.attributes
    if (!color || !size) throw new Error('The fixture has colours and sizes')
    const cap = { ...product, attributes: [color, { ...size, options: size.options.slice(0, 1) }] }
    expect(unchosen(cap, firstChoice(cap))).toBeNull()
  })

  it.each([
    ['a colour that can be had where the product names none', null, ['ember'], 'ember'],
    ['a colour that can be had where the product’s own is sold out', 'cobalt', ['ember'], 'ember'],
    ['the product’s own colour where all are sold out', 'ember', [], 'ember'],
  ])('begins with %s', (_what, defaultColor, left, first) => {
    const [color, size] = product.attributes
    if (!color || !size) throw new Error('The fixture has colours and sizes')
    const options = color.options.map(option => ({ ...option, available: left.includes(option.value) }))
    expect(firstChoice({ ...product, attributes: [{ ...color, options }, size], defaultColor })).toEqual({
      color: first,
    })
  })

  it('leads to one variant once it is whole, and to none before', () => {
    expect(nine?.attributes).toEqual([
      { type: 'color', value: 'cobalt' },
      { type: 'size', value: '9' },
    ])
    expect(variantOf(product, { color: 'cobalt' })).toBeNull()
    expect(variantsOf(product, { color: 'cobalt' })).toHaveLength(2)
  })
})

describe('availability', () => {
  if (!nine) throw new Error('The fixture has a size 9')

  it('is what the inventory says', () => {
    expect(quantityOf(product, nine, stockOf(nine.upc, 2))).toBe(2)
    expect(quantityOf(product, nine, stockOf(nine.upc, 0))).toBe(0)
  })

  it('is the product’s own word where the inventory is silent', () => {
    expect(quantityOf(product, nine, null)).toBe(1)
    expect(quantityOf(product, { ...nine, productInventoryState: 'OutOfStock' }, null)).toBe(0)
  })

  it('is one for what is digital, and none where the shop cannot deliver it', () => {
    const digital = { ...product, productType: 'digital' } as const
    expect(quantityOf(digital, nine, anInventory(product, 0))).toBe(1)
    expect(quantityOf(digital, { ...nine, productInventoryState: 'OutOfStock' }, anInventory(product, 9))).toBe(0)
  })

  it('is one for what a store can reserve, and nothing for what none can', () => {
    const reserveOnly = { ...product, isRobisOnly: true }
    const stock = (quantity: number) => ({
      inventory: [{ upc: nine.upc, quantity: 0, stockStatus: 'OutOfStock', stores: [{ storeId: 'S001', quantity }] }],
    })
    expect(quantityOf(reserveOnly, nine, stock(3))).toBe(1)
    expect(quantityOf(reserveOnly, nine, stock(0))).toBe(0)
  })
})

describe('the main button', () => {
  if (!nine) throw new Error('The fixture has a size 9')
  const gone = [{ variant: { ...nine, notifyMe: true }, quantity: 0 }]
  const held = gone.map(each => ({ ...each, isHeld: true }))
  const there = [{ variant: nine, quantity: 3 }]
  const usual: Situation = { product, left: there, notifyOn: true, isSignedIn: false, context: 'add' }

  it.each<[string, Partial<Situation>, string]>([
    ['tells of what is sold out, where the shop and the variant do', { left: gone }, 'notify'],
    ['is out of stock where the shop does not tell', { left: gone, notifyOn: false }, 'out-of-stock'],
    ['is out of stock where the variant does not tell', { left: [{ variant: nine, quantity: 0 }] }, 'out-of-stock'],
    ['tells of what others hold, where the shop and the variant do', { left: held }, 'notify'],
    [
      'says that others hold the last ones where the shop does not tell',
      { left: held, notifyOn: false },
      'held-by-others',
    ],
    ['tells before it asks to sign in', { left: gone, product: { ...product, presale: true } }, 'notify'],
    ['asks guests to sign in before a presale', { product: { ...product, presale: true } }, 'sign-in'],
    ['sells a presale to who is signed in', { product: { ...product, presale: true }, isSignedIn: true }, 'add'],
    ['updates what is in the cart', { context: 'update-cart-item' }, 'update'],
    ['updates what is saved for later', { context: 'update-saved-item' }, 'update'],
    ['adds otherwise', {}, 'add'],
    ['adds while one of the sizes left can be had', { left: [...gone, ...there] }, 'add'],
  ])('%s', (_sentence, situation, button) => {
    expect(mainButtonOf({ ...usual, ...situation })).toBe(button)
  })
})

describe('a price', () => {
  it('without a sale has one amount', () => {
    expect(formOf(aPrice(140))).toMatchObject({
      low: 140,
      was: null,
      percent: null,
      lowest: null,
      before: null,
      since: null,
    })
  })

  it('on sale has what it was, how much less, and the lowest of 30 days', () => {
    const price = { ...onSale, historicBestPrice: 140 }
    expect(formOf(price)).toMatchObject({ low: 112, was: 140, percent: 20, lowest: 140 })
  })

  it('G4: on sale has its percentage at the lowest of 30 days, where that is lower than what it was', () => {
    const price = { ...onSale, historicBestPrice: 130, percentagePriceDiscount: 13.8 }
    expect(formOf(price)).toMatchObject({ was: 140, percent: null, lowest: 130, percentOfLowest: 13.8 })
    expect(formOf({ ...onSale, historicBestPrice: 140 })).toMatchObject({ percent: 20, percentOfLowest: null })
  })

  it('G4: on sale has the lowest price of earlier sales, and when this one began; otherwise neither', () => {
    const told = { previousBestSalesPrice: 105, salesPriceActiveDate: '2026-11-12T00:00:00.000Z' }
    expect(formOf({ ...onSale, ...told })).toMatchObject({ before: 105, since: '2026-11-12T00:00:00.000Z' })
    expect(formOf({ ...aPrice(140), ...told })).toMatchObject({ before: null, since: null })
  })

  it('over several variants is a range', () => {
    const across = priceAcross([aPrice(112), aPrice(140)])
    expect(across && formOf(across)).toMatchObject({ low: 112, high: 140, was: null, percent: null, lowest: null })
  })

  it('over several variants, with a sale among them, is a “from”', () => {
    const across = priceAcross([aPrice(140), onSale])
    expect(across && formOf(across)).toMatchObject({ low: 112, high: null, was: 140, percent: 20, lowest: null })
  })

  it('over several variants says of the cheapest one alone what it was', () => {
    const reduced = { ...aPrice(90), original: 150, lowOriginal: 150, highOriginal: 150, percentagePriceDiscount: 40 }
    const cheapest = priceAcross([aPrice(100), reduced])
    expect(cheapest && formOf(cheapest)).toMatchObject({ low: 90, high: null, was: 150, percent: 40 })
    const dearer = priceAcross([aPrice(50), reduced])
    expect(dearer && formOf(dearer)).toMatchObject({ low: 50, high: null, was: null, percent: null, lowest: null })
  })

  it('follows what is chosen', () => {
    expect(priceOf(product, { color: 'cobalt' })).toEqual(onSale)
    expect(priceOf(product, { color: 'ember', size: '9' })).toEqual(aPrice(140))
    expect(formOf(priceOf(product, {})).high).toBeNull()
  })
})
