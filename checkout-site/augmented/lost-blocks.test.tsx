import { expect } from 'chai'
import { Provider } from 'effector-react'
import type { ComponentType } from 'react'
import { shopAs } from '../../core/testing/shop-as'
import { textOf, until } from '../../widgets/testing/see'
import { EditorsPage } from '../screens/editors-page/editors-page'
import { placeForViews } from '../testing/place-for-views'
import { Augmented } from './augmented'

const PAGE = 'GET /live/caas/v1/canvas/augmentedpage/northlane/:page'
const pageOf = (key: string) => ({
  ...{ siteId: 'northlane', key, language: 'en', modified: '2026-11-02T09:00:00.000Z', title: 'Gift cards' },
  blocks: [{ type: 'rich-text', richText: '<p>They come by email.</p>' }],
})

describe('content whose code does not come', () => {
  const place = placeForViews()
  const address = location.href
  let site: HTMLElement
  before(() => {
    const map = Object.assign(document.createElement('script'), { type: 'importmap' })
    map.textContent = JSON.stringify({ imports: { '/widgets/content/texts.tsx': '/nowhere.js' } })
    document.head.append(map)
    if (!import.meta.resolve('/widgets/content/texts.tsx').endsWith('/nowhere.js'))
      throw new Error('This browser cannot take an import map once modules are there')
  })
  beforeEach(() => {
    history.replaceState(null, '', '/en-us/gift-card')
    site = Object.assign(document.createElement('div'), { id: 'till' })
    site.dataset['site'] = 'northlane'
    document.body.append(site)
  })
  afterEach(() => {
    site.remove()
    history.replaceState(null, '', address)
  })

  async function open(Screen: ComponentType, key: string) {
    const shop = await shopAs(undefined, { [PAGE]: pageOf(key) })
    place.show(
      <Provider value={shop.scope}>
        <Screen />
      </Provider>,
    )
  }

  it('J1: is missed on a screen of the editors, which says so and offers another try', async () => {
    await open(EditorsPage, 'gift-card')
    const inside = () => place.element.querySelector('main > div')?.shadowRoot
    const said = () => textOf(inside()?.querySelector('[role=status]') ?? document.createElement('i'))
    await until(() => said().includes('This part of the page could not be loaded.'), 'It is silent')
    expect(inside()?.querySelector('button')?.textContent).to.equal('Try again')
  })

  it('J1: takes no place below a screen', async () => {
    let wasThere = false
    const watch = new MutationObserver(() => {
      wasThere ||= place.element.querySelector('section') !== null
    })
    watch.observe(place.element, { childList: true, subtree: true })
    await open(() => <Augmented path="/cart" />, 'cart')
    await until(() => wasThere && !place.element.querySelector('section'), 'It takes a place of its own')
    watch.disconnect()
  })
})
