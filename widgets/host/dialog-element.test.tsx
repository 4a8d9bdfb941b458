import { expect } from 'chai'
import { hidings } from '../testing/hiding'
import { loaderParts } from '../testing/loader-parts'
import { flag, text } from './attributes'
import { defineWidget } from './define-widget'
import { elementFor, oneOf } from './dialog-element'
import { givePage } from './page'
import { register } from './register'

const Shelf = defineWidget({
  tag: 'till-shelf',
  about: 'A shelf.',
  attributes: { product: text('What stands on it.'), noButton: flag('No button.') },
  opens: true,
  styles: [],
  shell: (place, _page, { product }) => place.replaceChildren(product),
  view: async () => ({ View: () => null, styles: [] }),
  runs: 'touch',
})

givePage({
  ...loaderParts,
  config: { key: 'k', locale: 'en-US', api: '', checkout: '', trust: 'first-party', channel: undefined },
  start: async () => {},
})

const define = async (tag: string) => {
  if (tag === 'till-shelf') await register(tag, async () => ({ default: Shelf as unknown as CustomElementConstructor }))
}
const place = document.createElement('div')
document.body.append(place)
after(() => {
  for (const shelf of document.querySelectorAll('till-shelf')) shelf.remove()
  place.remove()
})

describe('what shows a dialog', () => {
  it('is the page’s own element that agrees and is shown', async () => {
    place.innerHTML =
      '<till-shelf product="A" hidden></till-shelf><till-shelf product="B"></till-shelf><till-shelf product="A" no-button></till-shelf>'
    expect(await elementFor('shelf', { product: 'A' }, define)).to.equal(place.children[2])
    expect(await elementFor('shelf', { other: 'x' }, define)).to.equal(place.children[1])
  })

  it('is one of ours where the page’s own is hidden, the same each time, with the properties of the time', async () => {
    place.innerHTML = '<p style="display: none"><till-shelf product="A"></till-shelf></p>'
    const spare = await elementFor('shelf', { product: 'A' }, define)
    expect(spare.parentElement).to.equal(document.body)
    await spare.updateComplete
    expect([spare.getAttribute('product'), spare.hasAttribute('no-button')]).to.deep.equal(['A', true])
    expect(await elementFor('shelf', { product: 'C' }, define)).to.equal(spare)
    expect(Reflect.get(spare, 'product')).to.equal('C')
  })

  for (const [name, { html, hide, isRendered }] of Object.entries(hidings)) {
    it(`is ${isRendered ? 'the page’s own, over the page,' : 'one of ours'} where the page hides its own by ${name}`, async () => {
      place.innerHTML = html
      const hidden = place.firstElementChild as HTMLElement
      const own = document.createElement('till-shelf')
      hidden.append(own)
      hide(hidden)
      expect((await elementFor('shelf', {}, define)) === own).to.equal(isRendered)
    })
  }

  it('comes back after a router took the page’s body away', async () => {
    const spare = await elementFor('shelf', { product: 'D' }, define)
    spare.remove()
    expect(await oneOf('till-shelf', define)).to.not.equal(null)
    expect((await elementFor('shelf', { product: 'D' }, define)).isConnected).to.equal(true)
  })

  it('is nothing where there is no such widget', async () => {
    const refused = await elementFor('dance', {}, define).catch((error: unknown) => error)
    expect(refused).to.deep.include({ kind: 'usage', message: 'Expected the name of a dialog, got "dance".' })
  })
})
