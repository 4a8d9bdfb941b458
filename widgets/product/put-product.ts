import type { Product } from '../../core/catalogue'
import { anInventory } from '../../core/testing/a-product'
import type { Answers, Call } from '../../core/testing/shop-for'
import { putWidget } from '../testing/put-widget'
import { all, textOf, until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import { aShoe, shopWith } from './product.stories'
import ProductElement from './product.widget'

let products = 0

/** A product that no other test has touched. */
export function aNewShoe(more: Partial<Product> = {}): Product {
  const id = `TQ4407P${++products}`
  const variants = (more.variants ?? aShoe().variants).map(each => ({ ...each, upc: `${id}-${each.upc}` }))
  return aShoe({ id, ...more, variants })
}

export const idIn = ({ path }: Call) => path.split('/')[4] ?? ''

/** Products on a page, all known to the shop. */
export async function put(shown: readonly Product[], answers: Answers = {}, attributes = '', quantity = 20) {
  const known = (call: Call) => shown.find(({ id }) => id === idIn(call)) ?? aShoe({ id: idIn(call) })
  const [first = aShoe()] = shown
  const calls = theServiceAnswers({
    ...shopWith(first, quantity),
    'GET /products/v2/products/:productId/details': known,
    'GET /products/v2/products/:productId/inventory': (call: Call) => anInventory(known(call), quantity),
    ...answers,
  })
  const widgets = []
  for (const { id } of shown) {
    const widget = await putWidget(
      ProductElement,
      `<till-product product="${id}" ${attributes}></till-product>`,
      startShop,
    )
    await widget.arrive()
    widgets.push(widget)
  }
  const [widget] = widgets as [(typeof widgets)[number]]
  const root = widget.shadowRoot as ShadowRoot
  const says = (words: string | RegExp) =>
    until(() => textOf(root).match(words), `It does not say ${words}, but ${textOf(root)}`)
  const callsTo = (name: string) => calls.filter(({ endpoint }) => endpoint === name)
  return { widget, widgets, root, says, callsTo }
}

export const shadowOf = (element: Element | undefined) => element?.shadowRoot as ShadowRoot

/** Has the view at hand, which comes file by file in a test; for `before`. */
export async function fetchView(this: Mocha.Context): Promise<void> {
  this.timeout(60_000)
  await Promise.all([
    import('../host/mount'),
    import('./product'),
    import('./sets'),
    import('./compare'),
    import('../product-parts/buy-box/buy-box'),
    import('../product-parts/size-chart/size-dialog'),
    import('../product-parts/compare/compare-dialog'),
  ])
}

export const dialogsGone = () => until(() => all('dialog').length === 0, 'The dialog stays')
