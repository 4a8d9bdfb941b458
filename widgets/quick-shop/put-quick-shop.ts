import { sendKeys } from '@web/test-runner-commands'
import type { Product } from '../../core/catalogue'
import { aCart } from '../../core/testing/a-cart'
import { anInventory, aProduct } from '../../core/testing/a-product'
import type { Answers } from '../../core/testing/shop-for'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { all, see, until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import QuickShopElement from './quick-shop.widget'

let products = 0

/** A product that no other test has touched. */
export const aNewProduct = (more: Partial<Product> = {}) => {
  const id = `TQ4407T${++products}`
  const variants = (more.variants ?? aProduct().variants).map(variant => ({ ...variant, upc: `${id}-${variant.upc}` }))
  return aProduct({ id, name: 'Meridian 2', ...more, variants })
}

/** The site's settings. */
export const settings = (features: Record<string, boolean>) => ({
  locales: ['en-US'],
  currencies: ['USD'],
  trust: 'first-party',
  features,
  environment: 'sandbox',
  ...(features['applePay'] ? { applePay: { merchantName: 'Northlane', countryCode: 'US', networks: ['visa'] } } : {}),
})

export interface PutOptions {
  answers?: Answers
  quantity?: number
  features?: Record<string, boolean>
  inside?: string
  attributes?: string
}

/** A quick shop of this product on a page. */
export async function put(
  product: Product,
  { answers, quantity = 20, features = {}, inside = '', attributes = '' }: PutOptions = {},
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
export async function opened(product: Product, given: PutOptions = {}) {
  const { widget, calls } = await put(product, given)
  ;(await see('button', 'Quick shop')).click()
  const panel = await see('dialog')
  await until(() => !panel.querySelector('[aria-busy]') || given.answers, 'It stays a skeleton')
  return { widget, calls, panel }
}

export const choose = async (name: string) => (await see('radio', name)).click()
export const gone = () => until(() => all('dialog').length === 0, 'The panel stays')

/** Has the view at hand, which comes file by file in a test; for `before`. */
export async function fetchView(this: Mocha.Context): Promise<void> {
  this.timeout(30_000)
  await Promise.all([import('../host/mount'), import('./quick-shop')])
}

/** Closes what is open and takes the widget away; for `afterEach`. */
export async function clear(): Promise<void> {
  if (all('dialog').length) {
    await sendKeys({ press: 'Escape' })
    await gone()
  }
  clearWidgets()
}
