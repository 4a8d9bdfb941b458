import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { allSettled } from 'effector'
import { itemQueued } from '../../core/catalogue'
import { pageScope } from '../../core/runtime/scope'
import { aCart } from '../../core/testing/a-cart'
import { type Answers, type Call, noAnswer, refuse } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { clearWidgets } from '../testing/put-widget'
import { all, see, textOf, until } from '../testing/see'
import { aShoe, setWith } from './product.stories'
import { aNewShoe, fetchView, idIn, put } from './put-product'

const DETAILS = 'GET /products/v2/products/:productId/details'
const OFFLINE = { kind: 'network', code: 'offline', message: '', details: {}, status: 0 } as const

before(fetchView)

afterEach(clearWidgets)

/** A product with a set of itself and another one. */
async function withSet(answers: (other: string) => Answers = () => ({}), attributes = '') {
  const shoe = aNewShoe({ name: 'Shoe' })
  const other = aNewShoe().id
  const shop = await put(
    [shoe],
    {
      'GET /products/v1/products/:productId/productSets': { productSets: [{ id: 'SET1', name: 'The first mile' }] },
      'GET /products/v2/products/:productSetId/productSet': setWith(shoe.id, other),
      ...answers(other),
    },
    attributes,
  )
  const set = await see('region', 'Complete the look: The first mile')
  const adds = (name: string) => see('button', name, set)
  return { ...shop, shoe, other, set, adds }
}

describe('a set of <till-product>', () => {
  it('G5: offers next what did not come into the bag', async () => {
    const add = (other: string) => (call: Call) =>
      (call.body as { productId: string }).productId === other ? refuse(403, 'GWP403') : aCart()
    const { set, adds, says } = await withSet(other => ({
      'POST /cart/v1/cartWithItem': add(other),
      'POST /cart/v1/item': add(other),
    }))
    await adds('Add all 2 to bag')
    for (const input of set.querySelectorAll<HTMLInputElement>('input[value="9"]')) input.click()
    ;(await adds('Add all 2 to bag')).click()
    await says(/was not added\./)
    await adds('Add to bag')
  })

  it('G5: says of a part that it waits for the connection', async () => {
    const { shoe, set, adds } = await withSet()
    await adds('Add all 2 to bag')
    await allSettled(itemQueued, { scope: pageScope, params: { productId: shoe.id, error: OFFLINE } })
    await until(() => /You are offline\./.test(textOf(set)), `It says ${textOf(set)}`)
    await expectAccessible()
  })

  it('G5: says why a part did not come, and gets it when it is tried again', async () => {
    let isThere = false
    const { set, adds, widget } = await withSet(other => ({
      [DETAILS]: (call: Call) => (idIn(call) === other && !isThere ? noAnswer('offline')() : aShoe({ id: idIn(call) })),
    }))
    const retry = await see('button', 'Try again', set)
    await adds('Add to bag')
    await expectAccessible(widget)
    isThere = true
    retry.focus()
    retry.click()
    await adds('Add all 2 to bag')
    expect(set.contains(widget.shadowRoot?.activeElement ?? null), 'the focus stays').to.equal(true)
  })

  it('G5: counts nothing while its parts are on their way', async () => {
    let arrive: (answer: unknown) => void = () => {}
    const coming = new Promise(resolve => (arrive = resolve))
    const { other, adds } = await withSet(other => ({
      [DETAILS]: (call: Call) => (idIn(call) === other ? coming : aShoe({ id: idIn(call) })),
    }))
    expect((await adds('Add all to bag')).getAttribute('aria-disabled')).to.equal('true')
    arrive(aShoe({ id: other }))
    await adds('Add all 2 to bag')
  })

  it('G5: keeps a word that is wider than 320 px within its place', async () => {
    await setViewport({ width: 320, height: 640 })
    const { set } = await withSet(other => ({
      'GET /products/v2/products/:productSetId/productSet': {
        ...setWith(other, `${other}B`),
        description: 'Langstreckenlauf'.repeat(5),
      },
    }))
    await until(() => set.querySelectorAll('li .sizes').length === 2, 'Its parts do not come')
    expect(set.scrollWidth).to.equal(set.clientWidth)
    await setViewport({ width: 800, height: 600 })
  })

  it('G5: has a button that is as wide as its words need, where there is room', async () => {
    const { set, adds } = await withSet()
    const { width } = (await adds('Add all 2 to bag')).getBoundingClientRect()
    expect([width < set.clientWidth / 2, set.clientWidth > 720]).to.deep.equal([true, true])
  })

  it('G5: comes right below the page’s main heading, and goes when the page says so', async () => {
    const { set, widget } = await withSet(undefined, 'main-heading')
    expect([...set.querySelectorAll('h2, h3, h4')].map(({ tagName }) => tagName)).to.eql(['H2', 'H3', 'H3'])
    await see('button', /^Compare/)
    widget.setAttribute('no-sets', '')
    widget.setAttribute('no-compare', '')
    await until(() => !set.isConnected && all('button', /^Compare/).length === 0, 'They stay')
  })
})
