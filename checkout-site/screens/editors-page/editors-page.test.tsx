import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { Provider } from 'effector-react'
import { noAnswer, refuse } from '../../../core/testing/shop-for'
import { shopAs } from '../../../core/testing/shop-as'
import { textOf, until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { buttonIn } from '../../testing/screen-states'
import { EditorsPage } from './editors-page'

const PAGE = 'GET /live/caas/v1/canvas/augmentedpage/northlane/:page'
const giftCards = {
  ...{ siteId: 'northlane', key: 'gift-card', language: 'en', modified: '2026-11-02T09:00:00.000Z' },
  title: 'Gift cards',
  blocks: [{ type: 'rich-text', richText: '<p>They come by email.</p>' }],
}

describe('J1: a screen of the editors', () => {
  const place = placeForViews()
  const address = location.href
  let site: HTMLElement
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

  async function open(answer: unknown) {
    const shop = await shopAs(undefined, { [PAGE]: answer })
    place.show(
      <Provider value={shop.scope}>
        <EditorsPage />
      </Provider>,
    )
    return shop
  }
  const shown = (text: RegExp) => until(() => text.test(textOf(place.element)), `${text} is not on the screen`)

  it('J1: is what the editors wrote under its name', async () => {
    const shop = await open(giftCards)
    await shown(/Gift cards/)
    expect(place.element.querySelector('h1')?.textContent).to.equal('Gift cards')
    const inside = () => place.element.querySelector('main > div')?.shadowRoot
    await until(() => inside() && textOf(inside() as ShadowRoot).includes('They come by email.'), 'No blocks')
    expect(shop.callsTo(PAGE)[0]?.path).to.match(/\/gift-card$/)
  })

  it('J1: begins where its title does, also with words beside a picture', async () => {
    await setViewport({ width: 1280, height: 800 })
    const picture = { sm: { image: { url: '/media/scene-coast.svg', alt: '', width: 640, height: 340 } } }
    const banner = { type: 'split-banner', richText: '<p>They come by email.</p>', imageWidth: '50', media: picture }
    await open({ ...giftCards, blocks: [banner] })
    const split = () => place.element.querySelector('main > div')?.shadowRoot?.querySelector('.split')
    await until(() => (split()?.getBoundingClientRect().height ?? 0) >= 340, 'The banner has not come')
    const title = place.element.querySelector('h1') as Element
    expect(split()?.getBoundingClientRect().left).to.equal(title.getBoundingClientRect().left)
    await setViewport({ width: 800, height: 600 })
  })

  it('has a title while it is on its way', async () => {
    let answer = (_page: unknown) => {}
    const coming = new Promise(resolve => {
      answer = resolve
    })
    document.title = ''
    void open(() => coming)
    await until(() => document.title.startsWith('Loading'), `Its title is ${document.title}`)
    answer(giftCards)
    await until(() => document.title.startsWith('Gift cards'), `Its title is ${document.title}`)
  })

  for (const [why, failure] of [
    ['the service fails', refuse(500, 'GEN500')],
    ['there is no connection', noAnswer('offline')],
  ] as const) {
    it(`says so where ${why}, and is shown when it is asked for again`, async () => {
      let isFailing = true
      await open(() => (isFailing ? (typeof failure === 'function' ? failure() : failure) : giftCards))
      await shown(/could not be loaded/)
      expect(document.title).to.match(/could not be loaded/)
      isFailing = false
      buttonIn(place.element, 'Try again')?.click()
      await shown(/Gift cards/)
    })
  }

  it('is no page where the editors have none', async () => {
    await open(refuse(404, 'API404'))
    await until(() => document.title.length > 0 && /page/i.test(textOf(place.element)), 'It does not say so')
    expect(place.element.querySelector('.editors')).to.equal(null)
  })
})
