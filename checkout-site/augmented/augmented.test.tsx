import { expect } from 'chai'
import { Provider } from 'effector-react'
import { $dialogs } from '../../core/dialogs'
import { noAnswer, refuse } from '../../core/testing/shop-for'
import { shopAs } from '../../core/testing/shop-as'
import { textOf, until } from '../../widgets/testing/see'
import { placeForViews } from '../testing/place-for-views'
import { Augmented } from './augmented'

const PAGE = 'GET /live/caas/v1/canvas/augmentedpage/northlane/:page'

const pageOf = (key: string, blocks: readonly object[]) => ({
  ...{ siteId: 'northlane', key, language: 'en', modified: '2026-11-02T09:00:00.000Z', title: 'Your bag' },
  blocks,
})
const words = { type: 'rich-text', richText: '<p>Nothing here is <b>held</b> until you check out &amp; pay.</p>' }

describe('what the editors say on a screen', () => {
  const place = placeForViews()
  let site: HTMLElement

  beforeEach(() => {
    site = Object.assign(document.createElement('div'), { id: 'till' })
    site.dataset['site'] = 'northlane'
    document.body.append(site)
  })
  afterEach(() => site.remove())

  async function open(path: string | undefined, answer: unknown) {
    const shop = await shopAs(undefined, { [PAGE]: answer })
    place.show(
      <Provider value={shop.scope}>
        <main>
          <h1>Bag</h1>
        </main>
        <Augmented path={path} />
      </Provider>,
    )
    return shop
  }

  const inside = () => place.element.querySelector('section > div')?.shadowRoot ?? null
  const said = () => textOf(inside() ?? document.createElement('i'))

  it('J1: is below it, by the screen’s name, as text alone, in styles of its own', async () => {
    const shop = await open('/cart', pageOf('cart', [words]))
    await until(() => said().includes('Nothing here is held until you check out & pay.'), 'It is not shown')
    expect(shop.callsTo(PAGE).map(({ path }) => path.split('/').at(-1))).to.deep.equal(['cart'])
    expect(place.element.querySelector('section')?.getAttribute('aria-label')).to.equal('Your bag')
    expect(place.element.querySelector('main')?.nextElementSibling?.tagName).to.equal('SECTION')
    expect(inside()?.querySelector('b')).to.equal(null)
    expect(inside()?.adoptedStyleSheets.length).to.be.greaterThan(3)
  })

  it('J2: opens the product of its banner in the quick shop, also on a screen that lists no products', async () => {
    const image = { url: '/pictures/kestrel.svg', alt: '', width: 640, height: 480 }
    const product = { id: 'TQ4407AB12', name: 'Kestrel' }
    const shop = await open(
      '/cart',
      pageOf('cart', [{ type: 'product-overlay-banner', media: { sm: { image } }, product }]),
    )
    await until(() => inside()?.querySelector('button.shop'), 'There is no banner')
    inside()?.querySelector<HTMLElement>('button.shop')?.click()
    await until(() => shop.see($dialogs).length > 0, 'No quick shop is open')
    expect(shop.see($dialogs)[0]).to.deep.include({ name: 'quick-shop', props: { product: 'TQ4407AB12' } })
  })

  for (const [path, key] of [
    ['/checkout/shipping', 'checkout'],
    ['/checkout/summary', 'checkout'],
    ['/account', 'account'],
    ['/account/profile', 'account-profile'],
    ['/account/loyalty', 'loyalty-modal'],
    ['/help/contact-us', 'contact-us'],
    ['/order-confirmation', 'order-confirmation'],
    ['/sign-in', 'sign-in-modal'],
    ['/sign-up', 'sign-up'],
    ['/enrolment', 'sign-up-modal'],
    ['/store-locator', 'store-locator'],
    ['/search', 'search'],
    [undefined, 'error-4xx'],
  ] as const) {
    it(`J1: of ${path ?? 'an address without a screen'} is the page ${key}`, async () => {
      const shop = await open(path, pageOf(key, [words]))
      await until(() => said().includes('Nothing here'), 'It is not shown')
      expect(shop.callsTo(PAGE).map(({ path: asked }) => asked.split('/').at(-1))).to.deep.equal([key])
    })
  }

  for (const [why, answer] of [
    ['there is none', refuse(404, 'API404')],
    ['the service fails', refuse(500, 'GEN500')],
    ['nobody answers', noAnswer('offline')],
    ['nothing is in it', pageOf('cart', [])],
  ] as const) {
    it(`J1: leaves the screen as it is where ${why}`, async () => {
      const shop = await open('/cart', answer)
      await until(() => shop.callsTo(PAGE).length > 0, 'Nobody asks')
      expect(place.element.querySelector('section')).to.equal(null)
      expect(textOf(place.element)).to.equal('Bag')
    })
  }

  it('J1: asks for nothing on a screen without a page, or on a page that names no site', async () => {
    const other = await open('/account/data', pageOf('cart', [words]))
    expect(other.callsTo(PAGE)).to.deep.equal([])
    delete site.dataset['site']
    const siteless = await open('/cart', pageOf('cart', [words]))
    expect(siteless.callsTo(PAGE)).to.deep.equal([])
  })
})
