import { expect } from 'chai'
import { want } from './entry'
import { givePage } from './host/page'
import { lent } from './testing/lent'
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

before(() => givePage({ ...lent, config: testPage, start: async () => {} }))
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
