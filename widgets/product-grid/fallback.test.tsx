import { expect } from 'chai'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import { siteSettings } from '../../core/testing/site-settings'
import { answerOf } from './product-grid.stories'
import ProductGridElement from './product-grid.widget'

const search = 'GET /products/v2/search/productSearch'

async function put(answer: unknown, attributes: string) {
  theServiceAnswers({ [search]: answer, 'GET /fapi/site/settings': siteSettings() })
  const html = `<till-product-grid ${attributes}><p slot="fallback">A list</p></till-product-grid>`
  const widget = await putWidget(ProductGridElement, html, startShop)
  return { root: widget.shadowRoot as ShadowRoot, widget, own: widget.querySelector('p') as HTMLElement }
}

before(async function () {
  this.timeout(30_000)
  await Promise.all([import('../host/mount'), import('./product-grid')])
})

afterEach(clearWidgets)

it('shows the page’s own fallback until the first products have come', async () => {
  let answer = (_: unknown) => {}
  const coming = new Promise(resolve => {
    answer = resolve
  })
  const { root, widget, own } = await put(() => coming, 'category="1100"')
  expect(own.checkVisibility(), 'before the view').to.equal(true)
  await widget.arrive()
  const list = await until(() => root.querySelector('.listing'))
  expect([own.checkVisibility(), list.checkVisibility()]).to.eql([true, false])
  answer(answerOf(3))
  await until(() => list.checkVisibility() && !own.checkVisibility(), 'The fallback stays')
})

it('has the page’s main heading where the page says so', async () => {
  const { root } = await put(answerOf(3), 'category="1100" main-heading')
  await until(() => root.querySelector('.listing h1')?.checkVisibility(), 'No main heading')
  expect([...root.querySelectorAll('h2')].map(({ textContent }) => textContent)).to.eql(['Products'])
})
