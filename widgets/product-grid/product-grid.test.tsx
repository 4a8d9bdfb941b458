import { expect } from 'chai'
import { setViewport } from '@web/test-runner-commands'
import { allSettled } from 'effector'
import { textSearched } from '../../core/catalogue/search'
import { $dialogs, dialogWanted } from '../../core/dialogs'
import { cameOnline } from '../../core/runtime/page-events'
import { pageScope } from '../../core/runtime/scope'
import { aCard } from '../../core/testing/a-product'
import { type Call, noAnswer, refuse } from '../../core/testing/shop-for'
import { siteSettings } from '../../core/testing/site-settings'
import { expectAccessible } from '../testing/axe'
import { expectAccessibleInLooks } from '../testing/looks'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { all, see, textOf, until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import { answerOf } from './product-grid.stories'
import ProductGridElement from './product-grid.widget'

const search = 'GET /products/v2/search/productSearch'
const settings = (more: object = {}) => ({ 'GET /fapi/site/settings': { ...siteSettings(), ...more } })

async function put(answer: unknown, markup = '<till-product-grid category="1100"></till-product-grid>') {
  const calls = theServiceAnswers({ [search]: answer, ...settings() })
  const widget = await putWidget(ProductGridElement, markup, startShop)
  await widget.arrive()
  const root = widget.shadowRoot as ShadowRoot
  const says = (words: string | RegExp) =>
    until(() => textOf(root).match(words), `It does not say ${words}, but ${textOf(root)}`)
  const asked = () => calls.filter(({ endpoint }) => endpoint === search).map(({ query }) => query)
  return { widget, root, says, asked }
}

const paged = ({ query: { start } }: Call) => ({
  ...answerOf(200),
  start: Number(start),
  products: [aCard(`from-${start}`)],
})

afterEach(async () => {
  clearWidgets()
  await setViewport({ width: 800, height: 600 })
})

describe('<till-product-grid>', () => {
  before(async function () {
    this.timeout(30_000)
    await Promise.all([import('../host/mount'), import('./product-grid')])
  })

  it('has four columns on the shop’s own search, whose column of text is 1000 px wide, so that sixteen fill their rows', async () => {
    await setViewport({ width: 1280, height: 800 })
    const { widget, root } = await put(answerOf(16))
    widget.style.setProperty('inline-size', '1000px', 'important')
    const list = await until(() => root.querySelector('.products:not([aria-busy])'), 'No products')
    expect(getComputedStyle(list).gridTemplateColumns.split(' ')).to.have.length(4)
  })

  it('has its pages in one row on the narrowest telephone', async () => {
    await setViewport({ width: 304, height: 720 })
    const { root } = await put(answerOf(200))
    await until(() => root.querySelector('.pages'), 'No pages')
    expect(
      new Set([...root.querySelectorAll('.pages li')].map(page => page.getBoundingClientRect().bottom)),
    ).to.have.length(1)
  })

  it('G8: has sixteen skeletons before its view and until the products come', async () => {
    let answer = (_answer: object) => {}
    const late = new Promise<object>(resolve => {
      answer = resolve
    })
    theServiceAnswers({ [search]: () => late, ...settings() })
    const widget = await putWidget(ProductGridElement, '<till-product-grid></till-product-grid>', startShop)
    const waiting = () => widget.shadowRoot?.querySelectorAll('.wait').length
    expect(waiting()).to.equal(16)
    const running = widget.arrive()
    await running
    expect(waiting()).to.equal(16)
    answer(answerOf(8))
    await see('heading', 'Kestrel A')
    expect(waiting()).to.equal(0)
  })

  it('shows each product with its price, its badge, its colours, and what is sold out', async () => {
    const { says, root } = await put(answerOf(8))
    await says(/8 products/)
    await says(/Sale .*Kestrel A Road running shoe \$112\.00 was \$140\.00 −20%/)
    await says(/Lowest price in 30 days: \$140\.00/)
    await says(/Kestrel B \$112\.00 to \$140\.00/)
    await says(/Kestrel C .*2 colors/)
    await says(/Kestrel D \$140\.00 Sold out/)
    expect(all('button', 'Quick shop: Kestrel D', root)).to.have.length(0)
  })

  it('leads to the product’s page where the page says where that is, and else opens the quick shop', async () => {
    const wanted: unknown[] = []
    const stop = dialogWanted.watch(want => wanted.push(want))
    const { root } = await put(answerOf(8))
    ;(await see('button', 'Quick shop: Kestrel A', root)).click()
    ;(await see('button', 'Kestrel B', root)).click()
    stop()
    expect(wanted).to.deep.equal(['A', 'B'].map(product => ({ name: 'quick-shop', props: { product } })))
    expect(pageScope.getState($dialogs)).to.deep.equal([])
  })

  it('G8: narrows by facets, names what is chosen, and clears all', async () => {
    const { root, widget, asked, says } = await put(answerOf(200))
    ;(await see('button', 'Filter', root)).click()
    ;(await see('checkbox', /^Cobalt/, root)).click()
    await says(/Filter \(1 chosen\)/)
    ;(await see('checkbox', /^US 9 /, root)).click()
    await until(() => asked().at(-1)?.['size'] === '9' && asked().at(-1)?.['color'] === 'cobalt')
    await expectAccessible(widget)
    ;(await see('button', 'Remove filter: US 9', root)).click()
    await until(() => !asked().at(-1)?.['size'])
    const clear = await see('button', 'Clear all', root)
    clear.focus()
    clear.click()
    await until(() => !asked().at(-1)?.['color'])
    await until(() => all('button', 'Clear all', root).length === 0)
    await until(() => root.activeElement, 'X3: the focus is lost')
  })

  it('G8: shows four values of a facet in a small list, ten in a medium and all twelve in a large one', async () => {
    const { root } = await put(answerOf(200))
    ;(await see('button', 'Filter', root)).click()
    const sizes = () => all('checkbox', /^US /, root).length
    for (const [width, shown] of [
      [360, 4],
      [800, 10],
      [1280, 12],
    ] as const) {
      await setViewport({ width, height: 800 })
      await until(() => sizes() === shown, `${sizes()} sizes at ${width} px`)
      expect(all('button', 'Show more: Size', root)).to.have.length(shown < 12 ? 1 : 0)
    }
    await setViewport({ width: 360, height: 800 })
    ;(await see('button', 'Show more: Size', root)).click()
    await until(() => sizes() === 12)
    ;(await see('button', 'Show less: Size', root)).click()
    await until(() => sizes() === 4)
  })

  it('G8: has pages with two siblings, and leads to the beginning of the next one', async () => {
    const { root, widget, says, asked } = await put(paged)
    await says(/1–16 of 200 products/)
    expect(all('button', /^Page/, root).map(button => button.textContent)).to.deep.equal(['1', '2', '3', '13'])
    ;(await see('button', 'Page 3', root)).click()
    await says(/33–48 of 200 products/)
    expect(asked().at(-1)).to.include({ start: '32', count: '16' })
    await until(() => widget.shadowRoot?.activeElement?.tagName === 'H2', 'The focus is not at the beginning')
    expect(all('button', /^Page/, root).map(button => button.textContent)).to.deep.equal([
      '1',
      '2',
      '3',
      '4',
      '5',
      '13',
    ])
    expect((await see('button', 'Page 3', root)).getAttribute('aria-current')).to.equal('page')
    ;(await see('button', 'Next page', root)).click()
    await says(/49–64 of 200 products/)
    ;(await see('button', 'Previous page', root)).click()
    await says(/33–48 of 200 products/)
  })

  it('G8: has its pages between their arrows, also where they take several rows', async () => {
    await setViewport({ width: 320, height: 800 })
    const { root, says } = await put(paged)
    for (const page of ['3', '5']) {
      ;(await see('button', `Page ${page}`, root)).click()
      await says(new RegExp(`${Number(page) * 16 - 15}–`))
    }
    const tops = await Promise.all(
      ['Previous page', 'Next page'].map(async name => (await see('button', name, root)).getBoundingClientRect().top),
    )
    expect(tops[0]).to.equal(tops[1])
  })

  it('sorts', async () => {
    const { root, asked } = await put(answerOf(200))
    const order = (await see('combobox', 'Sort by', root)) as HTMLSelectElement
    order.value = 'price-asc'
    order.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => asked().at(-1)?.['sort'] === 'price-asc')
  })

  it('says that nothing was found, and shows everything when asked', async () => {
    const { root, widget, asked, says } = await put(
      { ...answerOf(0), products: [] },
      '<till-product-grid query="wellies"></till-product-grid>',
    )
    await says(/Results for “wellies”.*Nothing found for “wellies”/)
    await expectAccessible(widget)
    ;(await see('button', 'Show all products', root)).click()
    await until(() => !asked().at(-1)?.['q'] && asked().at(-1)?.['count'] === '16')
    await says(/No products here yet\./)
  })

  it('G8: says that another search failed, in place of the products of the one before', async () => {
    let isDown = false
    const { root, widget, says } = await put(() => (isDown ? refuse(500, 'GEN500') : answerOf(200)))
    await says('200 products')
    isDown = true
    await allSettled(textSearched, { scope: pageScope, params: { text: 'wellies' } })
    await says(/^Results for “wellies” .*The search for “wellies” failed\./)
    expect(textOf(root)).not.to.match(/Kestrel|200 products|Page/)
    await expectAccessible(widget)
    isDown = false
    ;(await see('button', 'Try again', root)).click()
    await says(/^Results for “wellies” .*200 products.*Kestrel/)
  })

  it('says what failed, and tries again when asked or when the connection is back', async () => {
    const answers = [refuse(500, 'GEN500'), noAnswer('offline'), answerOf(8)]
    let turn = 0
    const { root, widget, says } = await put(() => {
      const answer = answers[turn++]
      return typeof answer === 'function' ? answer() : answer
    })
    ;(await see('button', 'Try again', root)).click()
    await until(() => turn >= 2)
    await see('button', 'Try again', root)
    await expectAccessible(widget)
    await allSettled(cameOnline, { scope: pageScope })
    await says(/8 products/)
  })

  it('X1: has no fault that axe knows, from 320 px on, light, dark, from right to left', async () => {
    const { root, widget } = await put(answerOf(200))
    ;(await see('button', 'Filter', root)).click()
    await expectAccessibleInLooks(widget)
  })

  it('takes another category when its attribute changes, and keeps what it had when it is moved', async () => {
    const { root, widget, asked } = await put(answerOf(8))
    await see('heading', 'Kestrel A', root)
    widget.setAttribute('category', '1200')
    await until(() => asked().at(-1)?.['categoryId'] === '1200')
    const place = widget.parentElement
    widget.remove()
    await new Promise(requestAnimationFrame)
    place?.append(widget)
    await see('heading', 'Kestrel A', root)
    expect(asked()).to.have.length(2)
  })
})
