import { expect } from 'chai'
import { Provider } from 'effector-react'
import { refuse } from '../../../core/testing/shop-for'
import { shopAs } from '../../../core/testing/shop-as'
import { textOf, until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { PreviewFrame } from './preview-frame'

const PAGE = 'GET /preview/caas/v1/canvas/page/northlane/:page'
const guides = {
  ...{ siteId: 'northlane', key: 'guides', language: 'en', modified: '2026-11-02T09:00:00.000Z', title: 'Guides' },
  blocks: [
    {
      type: 'rich-text',
      title: 'Care for your shoes',
      targets: [{ url: '/en-us/cart', text: 'The bag', style: 'link' }],
    },
  ],
}
const show = {
  preview: 'show',
  document: { kind: 'page', siteId: 'northlane', key: 'guides', previewToken: 'preview-northlane' },
}

describe('J13: the frame of a preview', () => {
  const place = placeForViews()
  let around: HTMLIFrameElement
  let received: unknown[]

  beforeEach(() => {
    around = document.createElement('iframe')
    document.body.append(around)
    received = []
    around.contentWindow?.addEventListener('message', ({ data }) => received.push(data))
    Object.defineProperty(window, 'parent', { value: around.contentWindow, configurable: true, writable: true })
  })
  afterEach(() => {
    Object.defineProperty(window, 'parent', { value: window, configurable: true, writable: true })
    around.remove()
  })

  async function open(answer: unknown) {
    const shop = await shopAs(undefined, { [PAGE]: answer })
    place.show(
      <Provider value={shop.scope}>
        <PreviewFrame />
      </Provider>,
    )
    await until(() => received.length > 0, 'It does not say that it is ready')
    return shop
  }
  const say = (data: object, source: Window | null = around.contentWindow, origin = location.origin) =>
    dispatchEvent(new MessageEvent('message', { data, source, origin }))
  const inside = () => place.element.querySelector('main > div')?.shadowRoot ?? null

  it('says that it is ready, and shows the draft that the page around it names', async () => {
    const shop = await open(guides)
    expect(received).to.deep.equal([{ preview: 'ready' }])
    say(show)
    await until(() => textOf(inside() ?? place.element).includes('Care for your shoes'), 'It is not shown')
    expect(shop.callsTo(PAGE)[0]?.query['previewToken']).to.equal('preview-northlane')
  })

  it('T26: receives from no other window and no other origin', async () => {
    const shop = await open(guides)
    say(show, window)
    say(show, around.contentWindow, 'https://elsewhere.example')
    say({ ...show, document: { ...show.document, kind: 'menu' } })
    say({ ...show, document: { ...show.document, key: 'other' } })
    await until(() => shop.callsTo(PAGE).length > 0, 'It does not hear the page around it')
    expect(shop.callsTo(PAGE).map(({ path }) => path.split('/').at(-1))).to.deep.equal(['other'])
  })

  it('says why a document is not shown', async () => {
    await open(refuse(403, 'AUT404'))
    say(show)
    await until(() => textOf(place.element).includes('could not be loaded'), 'It does not say so')
  })

  for (const [kind, filterType] of [
    ['product', 'bySku'],
    ['category', 'byCategory'],
  ] as const) {
    it(`shows what a filter lets stand on the page of the ${kind} that is previewed`, async () => {
      const filter = { type: 'filter', filterType, operator: 'IN', values: ['4012'], items: guides.blocks }
      const shop = await shopAs(undefined, {
        [`GET /live/caas/v1/canvas/${kind}/northlane/:id`]: { ...guides, key: '4012', blocks: [filter] },
      })
      place.show(
        <Provider value={shop.scope}>
          <PreviewFrame />
        </Provider>,
      )
      await until(() => received.length > 0, 'It does not say that it is ready')
      say({ preview: 'show', document: { kind, siteId: 'northlane', key: '4012' } })
      await until(() => textOf(inside() ?? place.element).includes('Care for your shoes'), 'It is not shown')
    })
  }

  it('follows no link out of the preview', async () => {
    await open(guides)
    say(show)
    await until(() => inside()?.querySelector('a'), 'There is no link')
    const press = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true })
    inside()?.querySelector('a')?.dispatchEvent(press)
    expect(press.defaultPrevented).to.equal(true)
  })

  it('tells how far it is scrolled, and scrolls as it is told without an echo', async () => {
    await open(guides)
    const tall = Object.assign(document.createElement('div'), { style: 'block-size: 4000px' })
    document.body.append(tall)
    received.length = 0
    say({ preview: 'scrolled', share: 0.5 })
    await until(() => scrollY > 0, 'It does not scroll')
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(received).to.deep.equal([])
    scrollTo(0, 0)
    await until(() => received.length > 0, 'It does not tell')
    expect(received.at(-1)).to.deep.equal({ preview: 'scrolled', share: 0 })
    tall.remove()
  })
})
