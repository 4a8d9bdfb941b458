import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import type { Product } from '../../core/catalogue'
import { aCart } from '../../core/testing/a-cart'
import { anInventory, aPrice, aProduct, aVariant } from '../../core/testing/a-product'
import { type Answers, noAnswer, refuse } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { all, see, textOf, until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import QuickShopElement from './quick-shop.widget'

let products = 0

/** A product that no other test has touched. */
const aNewProduct = (more: Partial<Product> = {}) => {
  const id = `TQ4407T${++products}`
  const variants = (more.variants ?? aProduct().variants).map(variant => ({ ...variant, upc: `${id}-${variant.upc}` }))
  return aProduct({ id, name: 'Meridian 2', ...more, variants })
}

const settings = (features: Record<string, boolean>) => ({
  locales: ['en-US'],
  currencies: ['USD'],
  trust: 'first-party',
  features,
  environment: 'sandbox',
})

interface Given {
  answers?: Answers
  quantity?: number
  features?: Record<string, boolean>
  inside?: string
  attributes?: string
}

/** A quick shop of this product on a page. */
async function put(
  product: Product,
  { answers, quantity = 20, features = {}, inside = '', attributes = '' }: Given = {},
) {
  const calls = theServiceAnswers({
    'GET /fapi/site/settings': settings(features),
    'GET /products/v2/products/:productId/details': product,
    'GET /products/v2/products/:productId/inventory': anInventory(product, quantity),
    'POST /cart/v1/cartWithItem': aCart(),
    'POST /cart/v1/item': aCart(),
    ...answers,
  })
  const markup = `<till-quick-shop product="${product.id}" ${attributes}>${inside}</till-quick-shop>`
  const widget = await putWidget(QuickShopElement, markup, startShop)
  return { widget, calls }
}

/** The same, with its panel open. */
async function opened(product: Product, given: Given = {}) {
  const { widget, calls } = await put(product, given)
  ;(await see('button', 'Quick shop')).click()
  const panel = await see('dialog')
  await until(() => !panel.querySelector('.skel') || given.answers, 'It stays a skeleton')
  return { widget, calls, panel }
}

const choose = async (name: string) => (await see('radio', name)).click()
const gone = () => until(() => all('dialog').length === 0, 'The panel stays')

afterEach(async () => {
  if (all('dialog').length) {
    await sendKeys({ press: 'Escape' })
    await gone()
  }
  clearWidgets()
})

describe('<till-quick-shop>', () => {
  it('shows a product and puts the chosen size into the bag', async () => {
    const product = aNewProduct()
    const { calls } = await opened(product)
    await see('dialog', 'Meridian 2')
    await see('heading', 'Meridian 2')
    await expectAccessible()
    await choose('10')
    ;(await see('button', 'Add to bag $140.00')).click()
    await see('button', 'Added')
    const added = calls.filter(({ path }) => path.startsWith('/cart/v1/'))
    expect(added.map(({ body }) => (body as { upc: string }).upc)).eql([product.variants[1]?.upc])
    await see('button', 'Add to bag $140.00')
  })

  it('X4: does so by the keyboard alone, and gives the focus back', async () => {
    const { widget } = await put(aNewProduct())
    const opener = await see('button', 'Quick shop')
    opener.focus()
    await sendKeys({ press: 'Enter' })
    await see('heading', 'Meridian 2')
    const focused = () => widget.shadowRoot?.activeElement
    await until(() => focused()?.getAttribute('aria-label') === 'Close')
    const size = await see('radio', '9')
    for (let n = 0; n < 8 && focused() !== size; n++) await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Space' })
    await until(() => (size as HTMLInputElement).checked)
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Enter' })
    await see('button', 'Added')
    await sendKeys({ press: 'Escape' })
    await gone()
    expect((await see('button', 'Quick shop')) === focused()).equal(true)
  })

  it('X7: asks for a size when there is none, at the sizes', async () => {
    const { widget } = await opened(aNewProduct())
    ;(await see('button', /^Add to bag/)).click()
    const size = await see('radio', '9')
    await until(() => widget.shadowRoot?.activeElement === size)
    expect(textOf(await see('group', /^Size/))).contain('Choose a size')
    await expectAccessible()
  })

  it('says how few are left of the chosen size', async () => {
    const { panel } = await opened(aNewProduct(), { quantity: 2 })
    await choose('9')
    await until(() => textOf(panel).includes('Only 2 left in US 9'))
    await expectAccessible()
  })

  it('shows a sale with what it was, how much less, and the lowest of 30 days', async () => {
    const onSale = aPrice(112, {
      lowOriginal: 140,
      highOriginal: 140,
      percentagePriceDiscount: 20,
      historicBestPrice: 140,
    })
    const { panel } = await opened(aNewProduct({ variants: [aVariant('cobalt', '9', { price: onSale })] }))
    expect(textOf(panel)).contain('$112.00 was $140.00 −20% Lowest price in 30 days: $140.00')
    await see('button', 'Add to bag $112.00')
  })

  it('offers to tell when a sold-out size is back', async () => {
    const { calls, panel } = await opened(aNewProduct(), {
      quantity: 0,
      features: { 'notify-me': true },
      answers: { 'PUT /products/v1/notifications': { status: 204, body: '' } },
    })
    await choose('9, sold out')
    ;(await see('button', 'Notify me')).click()
    const email = (await see('textbox', 'Email')) as HTMLInputElement
    ;(await see('button', 'Notify me')).click()
    await until(() => email.getAttribute('aria-invalid') === 'true')
    await expectAccessible()
    email.focus()
    await sendKeys({ type: 'maya@example.com' })
    await sendKeys({ press: 'Enter' })
    await until(() => textOf(panel).includes('We will write to maya@example.com'))
    expect(calls.filter(({ path }) => path === '/products/v1/notifications').length).equal(1)
    await expectAccessible()
  })

  it('is out of stock where nobody would tell, and its sizes cannot be chosen', async () => {
    await opened(aNewProduct({ notifyMe: false, variants: [aVariant('cobalt', '9', { notifyMe: false })] }), {
      quantity: 0,
    })
    expect((await see('button', 'Out of stock')).ariaDisabled).equal('true')
    expect(((await see('radio', '9, sold out')) as HTMLInputElement).disabled).equal(true)
    await expectAccessible()
  })

  it('sends a guest to sign in before a presale', async () => {
    const { panel } = await opened(aNewProduct({ presale: true }))
    ;(await see('button', 'Sign in to buy')).click()
    await until(() => textOf(panel).includes('for members first'))
    await expectAccessible()
  })

  it('closes once the bag has it, where the page asks for it', async () => {
    await opened(aNewProduct(), { attributes: 'close-after-add' })
    await choose('9')
    ;(await see('button', /^Add to bag/)).click()
    await gone()
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

  it('opens from a page’s own link, which still goes where it goes in a new tab', async () => {
    const { widget } = await put(aNewProduct(), { inside: '<a href="#product">Choose</a>' })
    const link = widget.querySelector('a')
    link?.click()
    await see('dialog', 'Meridian 2')
    expect(location.hash).equal('')
    await sendKeys({ press: 'Escape' })
    await gone()
    let prevented = true
    const hear = (event: Event) => {
      prevented = event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', hear, { once: true })
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true }))
    expect(prevented).equal(false)
  })

  it('is a sheet from the bottom on a small screen, with everything in reach', async () => {
    await setViewport({ width: 320, height: 640 })
    const { panel } = await opened(aNewProduct())
    await until(() => Math.round(panel.getBoundingClientRect().bottom) === 640)
    expect(panel.getBoundingClientRect().top).least(24)
    expect(panel.scrollWidth).most(320)
    const button = (await see('button', /^Add to bag/)).getBoundingClientRect()
    expect(button.bottom).most(640)
    await expectAccessible()
    await setViewport({ width: 800, height: 600 })
  })
})
