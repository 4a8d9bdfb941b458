import { expect } from 'chai'
import type { Product } from '../../core/catalogue'
import { anInventory, aPrice, aProduct, aVariant } from '../../core/testing/a-product'
import { noAnswer, refuse } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { see, textOf, until } from '../testing/see'
import { aNewProduct, choose, clear, fetchView, opened } from './put-quick-shop'

before(fetchView)

afterEach(clear)

describe('the panel of <till-quick-shop>', () => {
  it('X7: asks for a size when there is none, at the sizes', async () => {
    const { widget } = await opened(aNewProduct())
    ;(await see('button', /^Add to bag/)).click()
    const size = await see('radio', '9')
    await until(() => widget.shadowRoot?.activeElement === size)
    const group = await see('group', /^Size/)
    await until(() => textOf(group).includes('Choose a size'))
    await expectAccessible()
  })

  it('X7: asks for an amount where that is what is chosen', async () => {
    const attributes = aProduct().attributes.map(one => (one.type === 'size' ? { ...one, label: 'Amount' } : one))
    await opened(aNewProduct({ attributes }))
    ;(await see('button', /^Add to bag/)).click()
    const group = await see('group', /^Amount/)
    await until(() => textOf(group).includes('Choose an amount'))
  })

  it('says what a size is of beside its name, whichever comma its language writes', async () => {
    const attributes = aProduct().attributes.map(one =>
      one.type === 'size' ? { ...one, label: 'サイズ、US メンズ' } : one,
    )
    await opened(aNewProduct({ attributes }))
    const group = await see('group', /^サイズ/)
    await until(() => group.querySelector('legend b')?.textContent === 'サイズ')
    await until(() => group.querySelector('legend span')?.textContent === 'US メンズ')
  })

  for (const measure of ['EU', 'UK']) {
    it(`M7: shows a size as the market measures it, in ${measure}`, async () => {
      const attributes = aProduct().attributes.map(one =>
        one.type === 'size'
          ? { ...one, options: one.options.map(option => ({ ...option, label: `${measure} 4${option.value}` })) }
          : one,
      )
      await opened(aNewProduct({ attributes }))
      await see('radio', '49')
    })
  }

  it('says how few are left of the chosen size', async () => {
    const { panel } = await opened(aNewProduct(), { quantity: 2 })
    await choose('9')
    await until(() => textOf(panel).includes('Only 2 left in US 9'))
    await expectAccessible()
  })

  it('G3: says what the shop says of the chosen size’s stock, while that is true', async () => {
    const sizes = [
      aVariant('cobalt', '9', { stockStatusLabel: 'Ships in two weeks' }),
      aVariant('cobalt', '10', { stockStatusLabel: 'Sold out', productInventoryState: 'OutOfStock' }),
    ]
    const { panel } = await opened(aNewProduct({ variants: sizes }), { quantity: 40 })
    expect(textOf(panel)).to.not.include('Ships in two weeks')
    await choose('9')
    await until(() => textOf(panel).includes('Ships in two weeks'))
    await choose('10')
    await until(() => !textOf(panel).includes('Ships in two weeks'))
    expect(textOf(panel)).to.not.include('Sold out')
    await expectAccessible()
  })

  it('G3: says so, too, of what comes in colours alone', async () => {
    const colors = aProduct().attributes.slice(0, 1)
    const variants = [aVariant('cobalt', '9'), aVariant('ember', '9')].map(({ attributes, ...variant }) => ({
      ...variant,
      attributes: attributes.filter(({ type }) => type === 'color'),
    }))
    const { panel } = await opened(aNewProduct({ attributes: colors, variants }), { quantity: 2 })
    await until(() => textOf(panel).includes('Only 2 left in cobalt'))
    await expectAccessible()
  })

  it('X1: says in words what the dot on a size means', async () => {
    const { panel } = await opened(aNewProduct(), { quantity: 2 })
    await until(() => textOf(panel).includes('Few left'))
  })

  it('says nothing of few where there are many', async () => {
    const { panel } = await opened(aNewProduct(), { quantity: 40 })
    await see('group', /^Size/, panel)
    expect(textOf(panel)).to.not.include('Few left')
  })

  it('shows a sale with what it was, how much less, and the lowest of 30 days', async () => {
    const onSale = aPrice(112, {
      lowOriginal: 140,
      highOriginal: 140,
      original: 140,
      percentagePriceDiscount: 20,
      historicBestPrice: 140,
    })
    const { panel } = await opened(aNewProduct({ variants: [aVariant('cobalt', '9', { price: onSale })] }))
    await until(() => textOf(panel).includes('$112.00 was $140.00 −20% Lowest price in 30 days: $140.00'))
    await see('button', 'Add to bag $112.00')
  })

  it('G4: says the lowest price of earlier sales, and since when it is on sale', async () => {
    const onSale = aPrice(112, {
      lowOriginal: 140,
      highOriginal: 140,
      original: 140,
      previousBestSalesPrice: 105,
      salesPriceActiveDate: '2026-11-12T00:00:00.000Z',
    })
    const { panel } = await opened(aNewProduct({ variants: [aVariant('cobalt', '9', { price: onSale })] }))
    await until(() => textOf(panel).includes('Lowest price of earlier sales: $105.00'))
    expect(textOf(panel)).to.include('On sale since Nov 12, 2026')
    await expectAccessible()
  })

  it('G1: opened for a saved item it says that it updates that', async () => {
    await opened(aNewProduct(), { attributes: 'context="update-saved-item" item="saved-1"' })
    await see('button', 'Update saved item')
  })

  it('shows a range of prices, and what the chosen one costs', async () => {
    const variants = [aVariant('cobalt', '9', { price: aPrice(25) }), aVariant('cobalt', '10', { price: aPrice(200) })]
    const { panel } = await opened(aNewProduct({ variants }))
    await until(() => textOf(panel).includes('$25.00 to $200.00'))
    await see('button', 'Add to bag from $25.00')
    await choose('10')
    await see('button', 'Add to bag $200.00')
  })

  it('is out of stock where nobody would tell, and its sizes cannot be chosen', async () => {
    await opened(aNewProduct({ notifyMe: false, variants: [aVariant('cobalt', '9', { notifyMe: false })] }), {
      quantity: 0,
    })
    expect((await see('button', 'Out of stock')).ariaDisabled).equal('true')
    expect(((await see('radio', '9, sold out')) as HTMLInputElement).disabled).equal(true)
    await expectAccessible()
  })

  it('says that others hold the last ones, and that it is worth another try', async () => {
    const product = aNewProduct({ notifyMe: false, variants: [aVariant('cobalt', '9', { notifyMe: false })] })
    const inventory = anInventory(product, 0).inventory.map(stock => ({ ...stock, stockStatus: 'HeldByOthers' }))
    const { panel } = await opened(product, {
      answers: { 'GET /products/v2/products/:productId/inventory': { inventory } },
    })
    await choose('9, held by others')
    await until(() => textOf(panel).includes('Other shoppers hold the last ones. Try again in a few minutes.'))
    expect((await see('button', 'Held by others')).ariaDisabled).equal('true')
    await expectAccessible()
  })

  it('G1: says so, too, where the shop can tell when it is back', async () => {
    const product = aNewProduct({ variants: [aVariant('cobalt', '9')] })
    const inventory = anInventory(product, 0).inventory.map(stock => ({ ...stock, stockStatus: 'HeldByOthers' }))
    const { panel } = await opened(product, {
      answers: { 'GET /products/v2/products/:productId/inventory': { inventory } },
      features: { notifyMe: true },
    })
    await choose('9, held by others')
    await until(() => textOf(panel).includes('Other shoppers hold the last ones. Try again in a few minutes.'))
    await see('button', 'Notify me')
  })

  it('says why the bag refused, below the choice, and tries again when asked', async () => {
    const refused = refuse(403, 'GWP403')
    const { panel } = await opened(aNewProduct(), {
      answers: { 'POST /cart/v1/cartWithItem': refused, 'POST /cart/v1/item': refused },
    })
    await choose('9')
    ;(await see('button', /^Add to bag/)).click()
    await until(() => panel.querySelector('[role=alert] .danger'))
    await see('button', /^Add to bag/)
    await expectAccessible()
  })

  it('T15: says that a product did not come, and brings it when it is tried again', async () => {
    const product = aNewProduct()
    let isThere = false
    await opened(product, {
      answers: {
        'GET /products/v2/products/:productId/details': () => (isThere ? product : noAnswer('offline')()),
      },
    })
    const retry = await see('button', 'Try again')
    await expectAccessible()
    isThere = true
    retry.click()
    await see('heading', 'Meridian 2')
  })

  it('says that a product is gone', async () => {
    const { panel } = await opened(aNewProduct(), {
      answers: { 'GET /products/v2/products/:productId/details': refuse(404, 'PLP400') },
    })
    await until(() => textOf(panel).includes('no longer sold'))
    await expectAccessible()
  })

  it('keeps the place of what is on its way', async () => {
    let arrive = (_product: Product) => {}
    const product = aNewProduct()
    const onItsWay = new Promise<Product>(resolve => {
      arrive = resolve
    })
    const { panel } = await opened(product, {
      answers: { 'GET /products/v2/products/:productId/details': () => onItsWay },
    })
    await see('dialog', 'Quick shop')
    const before = panel.getBoundingClientRect()
    expect([before.width, before.height]).eql([752, 552])
    await expectAccessible()
    arrive(product)
    await see('dialog', 'Meridian 2')
    const after = panel.getBoundingClientRect()
    expect([after.width, after.height]).eql([752, 552])
  })
})
