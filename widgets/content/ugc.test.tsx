import { expect } from 'chai'
import { allSettled } from 'effector'
import { consentGiven } from '../../core/consent'
import { tokenForgotten, tokenReceived } from '../../core/http/token'
import { pageScope } from '../../core/runtime/scope'
import { aFragment } from '../../core/testing/a-fragment'
import { checkBlocks } from '../../core/content/blocks/check'
import { aProduct } from '../../core/testing/a-product'
import { aToken } from '../../core/testing/a-token'
import { siteSettings } from '../../core/testing/site-settings'
import { expectAccessible } from '../testing/axe'
import { consoleErrors } from '../testing/console'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { all, see, textOf, until } from '../testing/see'
import { clear, show } from '../testing/show'
import { startShop, theServiceAnswers } from '../testing/the-service'
import { DocumentBlocks } from './document-blocks'
import ContentElement from './content.widget'
import type { GalleryRequest } from './ugc-provider'

const STREAM = 'GET /social/v1/streams/:streamId/media/recent'
const REPORT = 'POST /social/v1/media/:mediaId/reports'
const TILES = '.ugc-tile'

const photo = {
  mediaId: 'm1',
  author: 'Joanne',
  caption: 'Six in the morning.',
  language: 'en',
  picture: { url: '/media/photo-first-light.svg' },
  createdAt: '2026-10-01T08:00:00.000Z',
  products: [{ productId: 'TQ4407AB12', name: 'Meridian 2', url: '/en-us/p/meridian-2-TQ4407AB12', image: '' }],
}

/** A provider's script in its own address, so that each container's is another one. */
const scriptThat = (does: string) => `data:text/javascript,${encodeURIComponent(does)}//{containerId}`
const provides = scriptThat(
  'window.tillSocial = new Proxy({}, { get: (_all, name) => wish => window.providedGallery(name, wish) });' +
    'window.providerLoads = (window.providerLoads || 0) + 1',
)

type Provide = (wish: GalleryRequest) => Promise<{ count: number; remove(): void }>

const block = { type: 'ugc', title: 'Seen outside', subtitle: 'Yours could be next' }
const after = { type: 'rich-text', title: 'Below it' }

let galleries = 0

/** Galleries in a page of their own, with what their provider does. */
async function put(
  more: object = {},
  { script = provides, times = 1, trust = 'first-party' as 'first-party' | 'third-party' } = {},
) {
  const containerId = `runners-${++galleries}`
  const calls = theServiceAnswers({
    'GET /:mode/caas/v1/canvas/fragment/:fragmentId': aFragment([
      ...Array.from({ length: times }, () => ({ ...block, containerId, ...more })),
      after,
    ]),
    'GET /fapi/site/settings': siteSettings({
      trust,
      productUrl: 'https://brand.test{path}',
      social: { script, customsPaths: [] },
    }),
    'GET /products/v2/products/:productId/details': aProduct(),
    [STREAM]: { media: [photo], next: null },
    [REPORT]: undefined,
  })
  const place = await putWidget(
    ContentElement,
    `<div style="width: 1100px"><till-content fragment="u${galleries}"></till-content></div>`,
    () => startShop(),
  )
  const widget = place.querySelector('till-content') as InstanceType<typeof ContentElement>
  await widget.updateComplete
  await widget.arrive()
  const root = widget.shadowRoot as ShadowRoot
  await until(() => root.querySelector('.block'))
  return { widget, root, calls, containerId }
}

const provided: { name: string; wish: GalleryRequest }[] = []

function providerDoes(provide: Provide) {
  Reflect.set(window, 'providedGallery', (name: string, wish: GalleryRequest) => {
    provided.push({ name, wish })
    return provide(wish)
  })
}

const shows: Provide = async ({ place }) => {
  const tile = Object.assign(document.createElement('button'), { className: 'ugc-tile', textContent: 'A picture' })
  place.append(tile)
  return { count: 1, remove: () => tile.dispatchEvent(new Event('gone')) }
}

const consent = (targeting: boolean) => allSettled(consentGiven, { scope: pageScope, params: { targeting } })
const loads = () => (Reflect.get(window, 'providerLoads') as number | undefined) ?? 0

beforeEach(async () => {
  provided.length = 0
  Reflect.deleteProperty(window, 'providerLoads')
  Reflect.deleteProperty(window, 'tillSocial')
  providerDoes(shows)
  await consent(true)
})
afterEach(clearWidgets)

describe('a gallery of pictures that people posted', () => {
  it('J11: is filled by its provider’s script in a plain element of the page, below its heading', async () => {
    const { widget, root, containerId } = await put({ filter: 'trail' })
    await until(() => root.querySelector('.ghosts ~ .share-in'), 'What follows would move when the button comes')
    const tile = await until(() => widget.querySelector(TILES))
    await until(() => !root.querySelector('.ghosts'))
    expect(tile.getBoundingClientRect().width).to.be.greaterThan(0)
    await see('heading', 'Seen outside')
    expect(textOf(root)).to.contain('Yours could be next')
    const { place: _place, read: _read, report: _report, ...told } = provided[0]?.wish ?? ({} as GalleryRequest)
    expect(told).to.deep.equal({ containerId, locale: 'en-US', filter: 'trail', tags: [] })
    await expectAccessible(widget)
  })

  it('J11: loads the script once for all that are alike', async () => {
    const { widget } = await put({}, { times: 3 })
    await until(() => widget.querySelectorAll(TILES).length === 3)
    expect(loads()).to.equal(1)
  })

  it('J11: hands its provider the pictures of the shop’s own photo service, and takes reports', async () => {
    const { widget, calls, containerId } = await put()
    await until(() => widget.querySelector(TILES))
    const { read, report } = await until(() => provided[0]?.wish)
    const { media } = await read(null)
    expect(media[0]?.products[0]?.url).to.equal('https://brand.test/en-us/p/meridian-2-TQ4407AB12')
    await report?.('m1', 'rights')
    expect(calls.find(({ endpoint }) => endpoint === STREAM)?.path).to.contain(`/streams/${containerId}/`)
    expect(calls.find(({ endpoint }) => endpoint === REPORT)?.body).to.deep.equal({ reason: 'rights' })
  })

  for (const [who, trust, answer] of [
    ['an associate', 'first-party', { consumerType: 'REGISTERED', isAssociate: true }],
    ['whoever signed in on a page of another site', 'third-party', { consumerType: 'REGISTERED' }],
  ] as const) {
    it(`J11: offers ${who} no report, also where they are known after it is filled`, async () => {
      const { widget } = await put({}, { trust })
      await until(() => widget.querySelector(TILES))
      const wish = provided[0]?.wish
      expect(wish?.report).to.be.a('function')
      const params = { answer: aToken(answer), now: Date.now() }
      await allSettled(tokenReceived, { scope: pageScope, params })
      await until(() => wish?.report === null, 'It offers a report')
      await allSettled(tokenForgotten, { scope: pageScope })
    })
  }

  it('J11: asks for the first picture where there is none yet and one may be sent', async () => {
    providerDoes(async () => ({ count: 0, remove() {} }))
    const { widget, root } = await put()
    await until(() => textOf(root).includes('Seen outside Yours could be next No pictures here yet.'))
    await see('button', 'Show your picture')
    expect(root.querySelector('.ghosts')).to.equal(null)
    await expectAccessible(widget)
  })

  it('J11: says nothing and takes no room where there is no picture and none may be sent', async () => {
    let isEnded = false
    const end = () => {
      isEnded = true
    }
    providerDoes(async () => ({ count: 0, remove: end }))
    const { widget, root } = await put({}, { trust: 'third-party' })
    await until(() => root.querySelector('.ugc'))
    await until(() => !root.querySelector('.ugc'), 'It is still there')
    await until(() => widget.children.length === 0, 'It leaves an element in the page')
    expect(isEnded).to.equal(true)
    expect(all('heading').map(({ textContent }) => textContent)).to.deep.equal(['Below it'])
    const [first] = root.querySelectorAll<HTMLElement>('.block')
    expect(first?.getBoundingClientRect().height).to.equal(0)
  })

  it('J11: closes up, with one line in the console, where script or provider fails', async () => {
    const said = await consoleErrors(async () => {
      for (const [what, script, provide] of [
        ['a script that brings nothing', scriptThat('void 0'), shows],
        ['a script that is not there', '/nowhere/{containerId}.js', shows],
        ['a provider that fails', provides, () => Promise.reject(new Error('No such gallery'))],
      ] as const) {
        providerDoes(provide)
        const { root } = await put({}, { script })
        await until(() => root.querySelector('.ugc'))
        await until(() => !root.querySelector('.ugc'), `${what} leaves a hole`)
        expect(all('heading').length).to.equal(1)
        clearWidgets()
      }
    })
    expect(said.filter(line => line.startsWith('[till]'))).to.have.length(1)
    expect(said[0]).to.contain('Expected a social gallery from its provider')
  })

  it('J11: goes with its place, and ends what it does', async () => {
    const { widget } = await put()
    const tile = await until(() => widget.querySelector(TILES))
    let isGone = false
    tile.addEventListener('gone', () => {
      isGone = true
    })
    widget.remove()
    await until(() => isGone, 'It goes on')
  })

  it('J11: follows a page that goes on to another product by its own router', async () => {
    const { widget } = await put()
    await until(() => widget.querySelector(TILES))
    await see('heading', 'Seen outside')
    const before = location.href
    history.pushState(null, '', '/en-us/p/meridian-TQ4407AB12')
    try {
      await until(() => provided.at(-1)?.wish.tags[0] === 'TQ4407', 'It has no master')
      expect(all('heading', 'Seen outside')).to.have.length(0)
    } finally {
      history.pushState(null, '', before)
    }
    await see('heading', 'Seen outside')
  })

  it('J11: stays away from a page where people pay', async () => {
    const { error } = console
    const said: string[] = []
    console.error = (line: string) => void said.push(line)
    const blocks = checkBlocks([{ ...block, containerId: 'runners' }, after])
    const { shadow } = show(<DocumentBlocks blocks={blocks} />, [])
    await until(() => said[0]?.includes('got one on a checkout page; it is not shown.')).finally(() => {
      console.error = error
      clear()
    })
    expect(shadow.querySelector('.ugc')).to.equal(null)
    expect(loads()).to.equal(0)
  })

  it('J11, K3: runs no script of others before consent to targeting', async () => {
    await consent(false)
    const { widget, root } = await put()
    await until(() => root.textContent?.includes('Below it'))
    await until(() => !root.querySelector('.ugc'), 'It keeps a place')
    expect(loads()).to.equal(0)
    await consent(true)
    await until(() => widget.querySelector(TILES))
    expect(loads()).to.equal(1)
  })
})
