import { expect } from 'chai'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { textSearched } from '../../core/catalogue/search'
import type { Answers } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { expectAccessibleInLooks } from '../testing/looks'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { all, see, textOf, until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import { answers } from './search.stories'
import SearchElement from './search.widget'

const ask = 'GET /products/v2/search/autoSuggest'

async function put(more: Answers = {}, around = (markup: string) => [markup, '']) {
  theServiceAnswers({ ...answers, ...more })
  const markup = `<div>${around('<till-search></till-search>').join('')}</div>`
  const place = await putWidget(SearchElement, markup, startShop)
  const widget = place.querySelector('till-search') as InstanceType<typeof SearchElement>
  await widget.arrive()
  const root = widget.shadowRoot as ShadowRoot
  const input = (await see('combobox', 'Search', root)) as HTMLInputElement
  return { widget, root, input, place }
}

const press = (...keys: readonly string[]) =>
  keys.reduce<Promise<unknown>>((before, key) => before.then(() => sendKeys({ press: key })), Promise.resolve())
const options = (root: ShadowRoot) => all('option', undefined, root).map(textOf)
const activeOf = (root: ShadowRoot, input: HTMLInputElement) =>
  root.getElementById(input.getAttribute('aria-activedescendant') ?? 'none')

async function typed(text: string, ...how: Parameters<typeof put>) {
  const there = await put(...how)
  there.input.focus()
  await sendKeys({ type: text })
  await until(() => there.input.value === text)
  return there
}

afterEach(async () => {
  clearWidgets()
  await setViewport({ width: 800, height: 600 })
})

describe('<till-search>', () => {
  before(async function () {
    this.timeout(30_000)
    await Promise.all([import('../host/mount'), import('./search')])
  })

  it('has a field and its icon before its view, in the same place and under the same name', async () => {
    theServiceAnswers(answers)
    const widget = await putWidget(SearchElement, '<till-search></till-search>', startShop)
    const early = widget.shadowRoot?.querySelector('input') as HTMLInputElement
    const boxesOf = (...parts: readonly string[]) =>
      parts.map(part => {
        const box = widget.shadowRoot?.querySelector(part)?.getBoundingClientRect()
        return [box?.left, box?.top, box?.width, box?.height]
      })
    const closed = boxesOf('.early', '.sign')
    expect(early.getAttribute('aria-label')).to.equal('Search')
    await widget.arrive()
    expect(boxesOf('.input', '.at-start svg')).to.deep.equal(closed)
  })

  it('G8: takes over what was typed into the page’s own form before it was there, and its focus', async () => {
    const { place } = await put()
    place.innerHTML = '<late-search><form><input name="q"></form></late-search>'
    place.querySelector('input')?.focus()
    await sendKeys({ type: 'ja' })
    customElements.define('late-search', class extends SearchElement {})
    const widget = place.firstElementChild as InstanceType<typeof SearchElement>
    await widget.updateComplete
    await sendKeys({ type: 'c' })
    await widget.arrive()
    const root = widget.shadowRoot as ShadowRoot
    const input = (await see('combobox', 'Search', root)) as HTMLInputElement
    await until(() => options(root).length === 5 && input.value === 'jac')
    expect([root.activeElement, input.selectionStart]).to.deep.equal([input, 3])
  })

  it('G8: suggests over the page, also from a header that cuts off what is beyond it', async () => {
    const { root, widget, input, place } = await typed('jac', {}, markup => [
      `<div style="overflow: hidden; height: 64px">${markup}</div>`,
      '<div style="position: relative; z-index: 2; height: 900px">Theirs</div>',
    ])
    await until(() => options(root).length === 5)
    const list = root.querySelector('.list') as HTMLElement
    const { left, top, width } = list.getBoundingClientRect()
    expect([left, width]).to.deep.equal([widget.getBoundingClientRect().left, widget.getBoundingClientRect().width])
    expect(root.elementFromPoint(left + 40, top + 60)?.closest('.list') === list).to.equal(true)
    place.append(widget)
    input.click()
    await until(() => list.getBoundingClientRect().height > 0, 'It stays hidden where the page has moved the field')
    place.style.marginBlockStart = '40px'
    window.dispatchEvent(new Event('resize'))
    expect(list.getBoundingClientRect().top).to.equal(widget.getBoundingClientRect().bottom + 4)
  })

  it('G8: suggests words, categories and products with their prices', async () => {
    const { root, widget } = await typed('jac')
    await until(() => options(root).length === 5)
    expect(options(root)).to.deep.equal([
      'jacket',
      'jackets',
      'Jackets (12)',
      'Kestrel A Waterproof running shell $140.00',
      'Kestrel B from $112.00',
    ])
    expect(all('group', undefined, root).map(group => group.getAttribute('aria-label'))).to.deep.equal([
      'Searches',
      'Categories',
      'Products',
    ])
    await until(() => textOf(root).includes('5 suggestions'))
    await expectAccessible(widget)
  })

  it('X3: arrow keys walk the list while the focus stays in the field; Enter takes the active one', async () => {
    const searched: unknown[] = []
    const stop = textSearched.watch(search => searched.push(search))
    const { root, input } = await typed('jac')
    await until(() => options(root).length === 5)
    expect(activeOf(root, input)).to.equal(null)
    await press('ArrowDown')
    await until(() => activeOf(root, input)?.textContent === 'jacket')
    expect(activeOf(root, input)?.getAttribute('aria-selected')).to.equal('true')
    await press('ArrowUp')
    await until(() => activeOf(root, input)?.textContent?.includes('Kestrel B'))
    await press('ArrowDown', 'ArrowDown')
    await until(() => activeOf(root, input)?.textContent === 'jackets')
    expect(root.activeElement).to.equal(input)
    await press('Enter')
    await until(() => input.value === 'jackets' && input.getAttribute('aria-expanded') === 'false')
    expect(options(root)).to.deep.equal([])
    stop()
  })

  it('X3: Escape closes the list, then empties the field; Alt and an arrow open and close it', async () => {
    const { root, input } = await typed('jac')
    await until(() => options(root).length === 5)
    await press('Escape')
    await until(() => options(root).length === 0)
    expect(input.value).to.equal('jac')
    await press('Alt+ArrowDown')
    await until(() => options(root).length === 5)
    expect(activeOf(root, input)).to.equal(null)
    await press('Alt+ArrowUp')
    await until(() => options(root).length === 0)
    await press('Escape')
    await until(() => input.value === '')
  })

  it('X3: Home and End move in the text, Tab leaves and closes', async () => {
    const { root, input, widget } = await typed('jac')
    const next = document.createElement('button')
    widget.after(next)
    await until(() => options(root).length === 5)
    await press('Home')
    expect(input.selectionStart).to.equal(0)
    await press('End')
    expect(input.selectionStart).to.equal(3)
    await press('Tab')
    expect(root.activeElement?.getAttribute('aria-label')).to.equal('Clear the search')
    await press('Tab')
    expect(document.activeElement).to.equal(next)
    await until(() => options(root).length === 0, 'The list stays open')
    next.remove()
  })

  it('a press chooses, and the field keeps the focus', async () => {
    const { root, input } = await typed('jac')
    ;(await see('option', 'jacket', root)).click()
    await until(() => input.value === 'jacket')
    await until(() => options(root).length === 0)
    expect(root.activeElement).to.equal(input)
  })

  it('shows what was searched for before, and forgets it when asked', async () => {
    const { root, input } = await typed('socks')
    await press('Enter')
    await until(() => input.getAttribute('aria-expanded') === 'false')
    ;(await see('button', 'Clear the search', root)).click()
    await until(() => options(root)[0] === 'socks', 'It does not remember')
    ;(await see('button', 'Clear recent searches', root)).click()
    await until(() => options(root).length === 0)
  })

  it('says that nothing was found, until Escape, which empties the field at a second press', async () => {
    const { root, widget, input } = await typed('xyz', { [ask]: { words: [], categories: [], products: [], total: 0 } })
    await until(() => textOf(root).includes('Nothing found for “xyz”'))
    expect(input.ariaExpanded).to.equal('false')
    await expectAccessible(widget)
    await press('Escape')
    await until(() => !textOf(root).includes('Nothing found'))
    expect(input.value).to.equal('xyz')
    await press('Escape')
    await until(() => input.value === '')
  })

  it('X1: has no fault that axe knows, from 320 px on, dark, from right to left', async () => {
    const { root, widget } = await typed('jac')
    await until(() => options(root).length === 5)
    await press('ArrowDown')
    await expectAccessibleInLooks(widget, 800)
  })
})
