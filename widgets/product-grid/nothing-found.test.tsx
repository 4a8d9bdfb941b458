import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { type Call, noAnswer, refuse } from '../../core/testing/shop-for'
import { siteSettings } from '../../core/testing/site-settings'
import { expectAccessible } from '../testing/axe'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { all, see, textOf, until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import { answerOf } from './product-grid.stories'
import ProductGridElement from './product-grid.widget'

const search = 'GET /products/v2/search/productSearch'
const none = { ...answerOf(0), facets: [] }
const road = { id: '1100', name: 'Road', slug: 'road', url: '/en-us/c/road-1100', total: 20 }
const long = { ...road, id: '1200', name: 'Langstreckenlaufschuhsohlenverschleissanzeigeneinstellung' }

async function put(answer: unknown, catalogue: unknown = { categories: [road, long] }) {
  const calls = theServiceAnswers({
    [search]: answer,
    'GET /products/v2/catalog': catalogue,
    'GET /fapi/site/settings': siteSettings(),
  })
  const widget = await putWidget(
    ProductGridElement,
    '<till-product-grid query="wellies"></till-product-grid>',
    startShop,
  )
  await widget.arrive()
  const root = widget.shadowRoot as ShadowRoot
  const says = (words: RegExp) => until(() => words.test(textOf(root)), `It does not say ${words}, but ${textOf(root)}`)
  const searched = () => calls.filter(({ endpoint }) => endpoint === search).map(({ query }) => query)
  return { root, widget, says, searched }
}

afterEach(() => clearWidgets())

describe('<till-product-grid> without products', () => {
  before(async function () {
    this.timeout(30_000)
    await Promise.all([import('../host/mount'), import('./product-grid')])
  })

  // First, because the page keeps the categories that it has once read.
  it('G8: says so alone where the shop has nothing to offer instead', async () => {
    const { root, says } = await put(none, noAnswer('offline'))
    await says(/Nothing found for “wellies”.*Show all products$/)
    expect(all('heading', /Categories|Popular now/, root)).to.have.length(0)
  })

  it('G8: offers no filter and no order, but categories and what is popular', async () => {
    const { root, widget, says, searched } = await put(({ query }: Call) =>
      query['q'] ? none : query['category'] ? answerOf(200) : answerOf(3),
    )
    await says(/Road .*Popular now .*Kestrel A .*Kestrel C/)
    expect([...all('button', /^Filter/, root), ...all('combobox', 'Sort by', root)]).to.have.length(0)
    await expectAccessible(widget)
    ;(await see('button', 'Road', root)).click()
    await see('button', 'Remove filter: Road', root)
    expect(searched().at(-1)).to.include({ category: '1100' })
    await see('button', 'Filter (1 chosen)', root)
    await until(() => root.activeElement?.tagName === 'H2', 'The focus is lost')
    expect(textOf(root)).not.to.match(/Popular now/)
  })

  it('G8: a category that is not there says so, and leads to those that are', async () => {
    const { root, says } = await put(({ query }: Call) =>
      query['category'] ? answerOf(200) : query['q'] ? refuse(404, 'PLP400') : answerOf(3),
    )
    await says(/This category is no longer here\..*Road/)
    expect(all('button', 'Try again', root)).to.have.length(0)
    ;(await see('button', 'Road', root)).click()
    await says(/200 products/)
  })

  it('G8: a filter that leaves nothing can be taken out', async () => {
    const { root, says } = await put(({ query }: Call) => (query['color'] ? none : answerOf(8)))
    ;(await see('button', 'Filter', root)).click()
    ;(await see('checkbox', /^Cobalt/, root)).click()
    await says(/No product has all of these filters/)
    expect(all('combobox', 'Sort by', root)).to.have.length(0)
    ;(await see('button', 'Remove filter: cobalt', root)).click()
    await says(/8 products/)
    await see('combobox', 'Sort by', root)
  })

  it('G8: keeps a category of one long word within 320 px', async () => {
    await setViewport({ width: 320, height: 640 })
    const { root, widget } = await put(({ query }: Call) => (query['q'] ? none : answerOf(3)))
    const way = await see('button', long.name, root)
    expect(way.getBoundingClientRect().right).to.be.at.most(widget.getBoundingClientRect().right)
    await setViewport({ width: 800, height: 600 })
  })
})
