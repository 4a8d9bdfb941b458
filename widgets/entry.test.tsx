import { expect } from 'chai'
import { arriveOn, want } from './entry'
import { defineWidget } from './host/define-widget'
import { givePage } from './host/page'
import { register } from './host/register'
import { consoleErrors } from './testing/console'
import { loaderParts } from './testing/loader-parts'
import { testPage } from './testing/put-widget'
import { until } from './testing/see'

const places: Element[] = []

function put(html: string): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  places.push(place)
  return place
}

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
}

const isThere = (tag: string) => customElements.get(tag) !== undefined

before(() => givePage({ ...loaderParts, config: testPage, start: async () => {} }))
after(() => {
  for (const place of places) place.remove()
})

describe('a widget that the page has', () => {
  it('waits to be near, and to be shown, unless it is one that most pages start with', async () => {
    const far = put('<div style="height: 9000px"></div><till-favorite></till-favorite>')
    const hidden = put('<div hidden><till-wallet-buttons></till-wallet-buttons></div>')
    const bag = put('<div style="height: 9000px"></div><till-mini-cart></till-mini-cart>')
    for (const place of [far, hidden, bag]) void want(place.querySelector(':not(:defined)') as Element)
    await until(() => isThere('till-mini-cart'))
    await frames(5)
    expect(['till-favorite', 'till-wallet-buttons'].filter(isThere)).to.deep.equal([])
    far.firstElementChild?.remove()
    bag.remove()
    ;(hidden.firstElementChild as HTMLElement).hidden = false
    await until(() => isThere('till-favorite') && isThere('till-wallet-buttons'))
  })
})

describe('a widget that cannot open', () => {
  it('is reported to the page’s listeners as by the event, once each, also where the shop never starts', async () => {
    const received: unknown[] = []
    const listeners = new Map([['error', new Set([(detail: never) => void received.push(detail)])]])
    const script = { src: 'https://shop.example/till.js', dataset: { key: testPage.key }, nonce: '' }
    const page = { ...loaderParts, start: () => Promise.reject(new Error('No shop')) }
    arriveOn({ script, language: 'en-US' } as never, { listeners, late: {}, configure() {} }, page)
    const view = async () => ({ View: () => null, styles: [] })
    const Lost = defineWidget({ tag: 'till-lost', about: 'It.', attributes: {}, styles: [], view, runs: 'touch' })
    await register('till-lost', async () => ({ default: Lost }))
    const element = put('<till-lost></till-lost>').firstElementChild as InstanceType<typeof Lost>
    const told: unknown[] = []
    element.addEventListener('till:error', ({ detail }) => told.push(detail))
    await consoleErrors(() => element.arrive())
    expect(told).to.deep.equal([{ code: 'view', status: 0, message: '<till-lost>: Error: No shop' }])
    await until(() => received.length > 0)
    expect(received).to.deep.equal(told)
  })
})
