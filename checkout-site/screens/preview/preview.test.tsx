import { expect } from 'chai'
import { Provider } from 'effector-react'
import { refuse } from '../../../core/testing/shop-for'
import { shopAs } from '../../../core/testing/shop-as'
import { textOf, until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { buttonIn } from '../../testing/screen-states'
import { Preview } from './preview'

const LIST = 'GET /:mode/caas/v1/canvas/showcase/:siteId/:docType'
const about = { siteId: 'northlane', language: 'en', modified: '2026-11-02T09:00:00.000Z' }
const guides = {
  ...{ ...about, key: 'guides', title: 'Guides', isDraft: true },
  referrers: [{ kind: 'page', key: 'home', title: 'Home' }],
}
const listOf = (docType: string, ...result: object[]) => ({ docType, numFound: result.length, result })

describe('J13: the preview page', () => {
  const place = placeForViews()
  let site: HTMLElement
  beforeEach(() => {
    site = Object.assign(document.createElement('div'), { id: 'till' })
    site.dataset['site'] = 'northlane'
    document.body.append(site)
  })
  afterEach(() => site.remove())

  async function open(answer: unknown) {
    const shop = await shopAs(undefined, {
      [LIST]: answer,
      'GET /fapi/site/settings': {
        ...{ locales: [], currencies: [], trust: 'first-party', features: {}, environment: 'sandbox' },
      },
    })
    place.show(
      <Provider value={shop.scope}>
        <Preview />
      </Provider>,
    )
    return shop
  }
  const shown = (text: RegExp) => until(() => text.test(textOf(place.element)), `${text} is not on the screen`)
  const field = (name: string) => place.element.querySelector<HTMLSelectElement>(`[name=${name}]`)
  function choose(name: string, value: string) {
    const select = field(name)
    if (!select) throw new Error(`There is no field ${name}`)
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const list = () => buttonIn(place.element, 'List')?.click()
  const frames = () => [...place.element.querySelectorAll('iframe')]

  it('asks for a doc type first, at its field', async () => {
    const shop = await open(listOf('page'))
    list()
    await shown(/Doc type is required/)
    expect(field('docType')?.matches(':focus')).to.equal(true)
    expect(field('docType')?.getAttribute('aria-invalid')).to.equal('true')
    expect(shop.callsTo(LIST)).to.deep.equal([])
  })

  it('has limits of 10, 20 and 50, of which 20 is chosen', async () => {
    await open(listOf('page'))
    expect([...(field('limit')?.options ?? [])].map(({ value }) => value)).to.deep.equal(['10', '20', '50'])
    expect(field('limit')?.value).to.equal('20')
  })

  it('lists ID, name, referrers and the date of the last change', async () => {
    await open(listOf('page', guides))
    choose('docType', 'page')
    list()
    await shown(/guides/)
    const [head, row] = [...place.element.querySelectorAll('tr')].map(({ cells }) =>
      [...cells].map(cell => textOf(cell)),
    )
    expect(head?.slice(0, 4)).to.deep.equal(['ID', 'Name', 'Referrers', 'Modified'])
    expect(row?.slice(0, 4)).to.deep.equal(['guides', 'Guides Draft', '1', 'Nov 2, 2026'])
  })

  it('says that there are no results', async () => {
    await open(listOf('page'))
    choose('docType', 'page')
    list()
    await shown(/No results\./)
  })

  it('says why it could not list', async () => {
    await open(refuse(403, 'AUT404'))
    choose('docType', 'page')
    list()
    await until(() => place.element.querySelector('[role=alert]')?.textContent, 'It does not say why')
    expect(place.element.querySelector('table')).to.equal(null)
  })

  it('shows a document in two frames of this origin, labelled with the host and its environment', async () => {
    await open(listOf('page', guides))
    choose('docType', 'page')
    list()
    await shown(/guides/)
    buttonIn(place.element, 'Show')?.click()
    await until(() => frames().length === 2, 'There are no frames')
    await shown(/sandbox/)
    expect(textOf(place.element.querySelector('figcaption') ?? place.element)).to.include(location.hostname)
    for (const { src } of frames()) expect(new URL(src).origin).to.equal(location.origin)
    expect(frames().map(({ title }) => title)).to.deep.equal(['guides, Phone', 'guides, Wide'])
  })

  it('tells a frame that is ready what to show, and the others how far one is scrolled; messages of nobody else count', async () => {
    await open(listOf('page', guides))
    choose('docType', 'page')
    list()
    await shown(/guides/)
    buttonIn(place.element, 'Show')?.click()
    await until(() => frames().length === 2, 'There are no frames')
    await Promise.all(
      frames().map(frame => new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))),
    )
    const received: (readonly [number, unknown])[] = []
    frames().forEach((frame, index) => {
      frame.contentWindow?.addEventListener('message', ({ data }) => received.push([index, data]))
    })
    const say = (data: object, source: Window | null = frames()[0]?.contentWindow ?? null, origin = location.origin) =>
      dispatchEvent(new MessageEvent('message', { data, source, origin }))
    const scrolled = { preview: 'scrolled', share: 0.25 }
    say({ preview: 'ready' }, window)
    say(scrolled, frames()[0]?.contentWindow, 'https://elsewhere.example')
    say({ preview: 'scrolled', share: 7 })
    say({ preview: 'ready' })
    say(scrolled)
    await until(() => received.length >= 2, 'The frames hear nothing')
    expect(received).to.deep.equal([
      [0, { preview: 'show', document: { kind: 'page', siteId: 'northlane', key: 'guides' } }],
      [1, scrolled],
    ])
  })
})
