import { expect } from 'chai'
import { setViewport } from '@web/test-runner-commands'
import { save } from '../../core/runtime/storage'
import { anInventory } from '../../core/testing/a-product'
import { type Answers, refuse } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { expectAccessibleInLooks } from '../testing/looks'
import { clearWidgets, putWidget, testPage } from '../testing/put-widget'
import { all, see, textOf, until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import { expectUnderBar } from '../testing/under-bar'
import { answerOf, answers } from './recommendations.stories'
import RecommendationsElement from './recommendations.widget'

const ask = 'GET /products/v1/widgetRecommendations'
const inventory = 'GET /products/v2/products/:productId/inventory'

async function put(attributes = 'for="TQ4407AB12"', more: Answers = {}) {
  const calls = theServiceAnswers({ ...answers, ...more })
  const markup = `<till-recommendations ${attributes}></till-recommendations>`
  const widget = await putWidget(RecommendationsElement, markup, startShop)
  await widget.arrive()
  const root = widget.shadowRoot as ShadowRoot
  const row = () => root.querySelector('.row') as HTMLElement
  const stockAsked = () => calls.filter(({ endpoint }) => endpoint === inventory).map(({ path }) => path.split('/')[4])
  return { widget, root, row, calls, stockAsked }
}

const cardsShown = (row: HTMLElement) => {
  const frame = row.getBoundingClientRect()
  return [...row.children].filter(card => {
    const { left, right } = card.getBoundingClientRect()
    return left >= frame.left - 1 && right <= frame.right + 1
  }).length
}

afterEach(async () => {
  clearWidgets()
  document.documentElement.removeAttribute('style')
  document.documentElement.dir = ''
  await setViewport({ width: 800, height: 600 })
})

describe('<till-recommendations>', () => {
  before(async function () {
    this.timeout(30_000)
    await Promise.all([import('../host/mount'), import('./recommendations')])
  })

  it('keeps its cards under a bar that the page holds in sight', async () => {
    const { widget, root } = await put()
    await see('heading', 'You might also like', root)
    await until(() => root.querySelector('.plus'))
    expectUnderBar(widget)
  })

  it('G9: shows what goes with a product, with prices, ratings and the last ones', async () => {
    save(testPage.key, 'favorites', 1, { ids: ['A'] })
    const { root, calls } = await put('for="TQ4407AB12"', { [inventory]: anInventory(undefined, 1) })
    await see('heading', 'You might also like', root)
    await until(() => /Sale .*Kestrel A Road running shoe \$112\.00 was \$140\.00/.test(textOf(root)))
    await until(() => textOf(root).includes('4.6 out of 5, 212 ratings'))
    await until(() => textOf(root).includes('Few left'))
    const heart = await see('button', 'Add Kestrel A to favorites', root)
    await until(() => heart.ariaPressed === 'true', 'The heart of what is liked is empty')
    expect((await see('button', 'Add Kestrel B to favorites', root)).ariaPressed).to.equal('false')
    localStorage.clear()
    expect(calls.find(({ endpoint }) => endpoint === ask)?.query).to.include({
      kind: 'similar',
      productId: 'TQ4407AB12',
      count: '12',
    })
  })

  it('G9: asks for the stock of what is seen, and of more when the row is scrolled', async () => {
    const ids = [1, 2, 3, 4, 5, 6, 7, 8].map(place => `P${place}`)
    const { root, row, stockAsked } = await put('for="TQ4407AB14"', {
      [ask]: {
        ...answerOf(8),
        recommendations: answerOf(8).recommendations.map((item, place) => ({ ...item, id: ids[place] ?? '' })),
      },
    })
    await until(() => stockAsked().length === 3, 'The stock of what is seen is not asked for')
    ;(await see('button', 'More products', root)).click()
    await until(() => stockAsked().length >= 6)
    expect(stockAsked().slice(0, 6)).to.deep.equal(ids.slice(0, 6))
    expect(row().scrollLeft).to.be.greaterThan(0)
  })

  it('K4: is nothing where nothing is recommended, or where the shop is down', async () => {
    for (const answer of [answerOf(0), refuse(500, 'GEN500')]) {
      const { root, widget, calls } = await put('for="TQ4407AB12"', { [ask]: answer })
      await until(() => calls.some(({ endpoint }) => endpoint === ask) && !root.querySelector('section'))
      expect(widget.getBoundingClientRect().height).to.equal(0)
    }
  })

  it('G9: shows 3, 5 or 6 cards in a wide row, three in a medium one, and small ones of the search hub', async () => {
    for (const [cards, width, shown] of [
      ['3', 1280, 3],
      ['5', 1280, 5],
      ['6', 1280, 6],
      ['nonsense', 1280, 5],
      ['5', 800, 3],
      ['search-hub', 800, 4],
      ['5', 360, 2],
    ] as const) {
      await setViewport({ width, height: 800 })
      const { root, row } = await put(`for="TQ4407AB12" cards="${cards}"`)
      await see('heading', 'Kestrel A', root)
      expect([cards, width, cardsShown(row())]).to.deep.equal([cards, width, shown])
      clearWidgets()
    }
  })

  it('G9: an arrow goes on by six cards where six are shown, else by three, and rests at the ends', async () => {
    document.documentElement.style.scrollBehavior = 'auto'
    for (const [cards, width, step, dir] of [
      ['6', 1280, 6, 'ltr'],
      ['5', 1280, 3, 'ltr'],
      ['5', 800, 3, 'rtl'],
    ] as const) {
      await setViewport({ width, height: 800 })
      document.documentElement.dir = dir
      const { root, row } = await put(`for="TQ4407AB12" cards="${cards}"`)
      const back = await see('button', 'Previous products', root)
      expect(back.getAttribute('aria-disabled')).to.equal('true')
      const [first, second] = row().children as unknown as [Element, Element]
      const card = Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left)
      ;(await see('button', 'More products', root)).click()
      await until(
        () => Math.abs(Math.abs(row().scrollLeft) - step * card) < 2,
        `It scrolled by ${Math.abs(row().scrollLeft) / card} of ${step} cards`,
      )
      await until(() => back.getAttribute('aria-disabled') === null)
      back.click()
      await until(() => Math.abs(row().scrollLeft) < 2)
      clearWidgets()
    }
  })

  it('has no arrows where everything is shown', async () => {
    const { root } = await put('for="TQ4407AB12"', { [ask]: answerOf(2) })
    await see('heading', 'Kestrel A', root)
    await until(() => all('button', 'More products', root).length === 0)
  })

  it('G9: an upsell stacks three', async () => {
    const { root, row, calls, widget } = await put('for="TQ4407AB12" kind="goes-with" stacked heading="Complete it"', {
      [ask]: { ...answerOf(3), kind: 'goes-with' },
    })
    await see('heading', 'Complete it', root)
    await see('heading', 'Kestrel C', root)
    expect(calls.find(({ endpoint }) => endpoint === ask)?.query).to.include({ kind: 'goes-with', count: '3' })
    const tops = [...row().children].map(card => card.getBoundingClientRect().top)
    expect(new Set(tops).size).to.equal(3)
    await expectAccessible(widget)
    for (const width of [300, 240, 180]) {
      widget.style.setProperty('max-width', `${width}px`)
      const room = row().querySelector('h3')?.getBoundingClientRect().width
      expect(room, `words in ${width} px`).to.be.at.least(100)
    }
  })

  it('X1: has no fault that axe knows, from 320 px on, light, dark, from right to left', async () => {
    const { widget, root } = await put()
    await see('heading', 'Kestrel A', root)
    await expectAccessibleInLooks(widget)
  })
})
