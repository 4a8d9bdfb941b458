import { expect } from 'chai'
import { scopeBind } from 'effector'
import { pageScope } from '../../core/runtime/scope'
import { started } from '../../core/runtime/started'
import { save } from '../../core/runtime/storage'
import { aListItem } from '../../core/testing/a-list'
import { expectAccessible } from '../testing/axe'
import { clearWidgets, putWidget, testPage } from '../testing/put-widget'
import { see, until } from '../testing/see'
import { refusal, serve } from '../testing/service'
import FavoriteElement from './favorite.widget'

const ADD = 'POST /wishlists/v2/favorites'
const REMOVE = 'DELETE /wishlists/v2/favorites/:favoriteId/items/:itemId'
const liked = { favoriteId: 'list-1', items: [aListItem({ itemId: 'like-1', productId: 'TQ4407AB12' })], total: 1 }
const begin = scopeBind(started, { scope: pageScope })

let service: ReturnType<typeof serve>
let hasBegun = false

beforeEach(() => {
  localStorage.clear()
  service = serve({})
})

afterEach(() => {
  clearWidgets()
  service.end()
})

const put = () =>
  putWidget(FavoriteElement, '<till-favorite product="TQ4407AB12" name="Meridian 2"></till-favorite>', async () => {
    if (!hasBegun) begin(testPage)
    hasBegun = true
  })
const pressed = async (is: boolean) => {
  const heart = await see('button', 'Add Meridian 2 to favorites')
  await until(() => heart.getAttribute('aria-pressed') === String(is), `The heart is not ${is ? 'full' : 'empty'}`)
}

describe('<till-favorite>', () => {
  it('is full when it was pressed, empty when pressed again, and makes no call before', async () => {
    service.answer({ [ADD]: liked, [REMOVE]: { ...liked, items: [], total: 0 } })
    const widget = await put()
    await widget.arrive()
    expect(service.calls).to.deep.equal([])
    await expectAccessible(widget)
    ;(await see('button', 'Add Meridian 2 to favorites')).click()
    await pressed(true)
    await until(() => service.callsTo(ADD).length === 1)
    await expectAccessible(widget)
    ;(await see('button', 'Add Meridian 2 to favorites')).click()
    await pressed(false)
    await until(() => service.callsTo(REMOVE).length === 1)
    await pressed(false)
  })

  it('says in the console that it has no product, and shows nothing', async () => {
    const said: string[] = []
    const { error } = console
    console.error = (sentence: string) => void said.push(sentence)
    try {
      const widget = await putWidget(FavoriteElement, '<till-favorite></till-favorite>', async () => {})
      await widget.arrive()
      await until(() => said.length > 0)
      expect(widget.shadowRoot?.querySelector('button')).to.equal(null)
    } finally {
      console.error = error
    }
    expect(said).to.deep.equal([
      '[till] Expected <till-favorite> with a product’s id, as in product="TQ4407AB12", got none; it shows nothing.',
    ])
  })

  it('is drawn in lines before its view has come', async () => {
    const { shadowRoot } = await put()
    const svg = await until(() => shadowRoot?.querySelector('svg'))
    const { fill, stroke, width } = getComputedStyle(svg)
    expect([fill, width]).to.deep.equal(['none', '20px'])
    expect(stroke).not.to.equal('none')
  })

  it('shows before its view whether this product was liked last', async () => {
    for (const [product, is] of [
      ['TQ4407AB13', false],
      ['TQ4407AB12', true],
    ] as const) {
      save(testPage.key, 'favorites', 1, { ids: [product] })
      const { shadowRoot } = await put()
      expect(shadowRoot?.querySelector('button')?.ariaPressed).to.equal(String(is))
      clearWidgets()
    }
  })

  it('is empty again where the service does not take it', async () => {
    service.answer({ [ADD]: () => refusal(404, 'PLP400') })
    const widget = await put()
    await widget.arrive()
    ;(await see('button', 'Add Meridian 2 to favorites')).click()
    await until(() => service.callsTo(ADD).length === 1)
    await pressed(false)
  })
})
