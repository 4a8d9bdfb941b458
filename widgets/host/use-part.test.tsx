import { expect } from 'chai'
import { consoleErrors } from '../testing/console'
import { loaderParts } from '../testing/loader-parts'
import { see, until } from '../testing/see'
import { defineWidget } from './define-widget'
import { givePage } from './page'
import { register } from './register'
import { usePart } from './use-part'

givePage({
  ...loaderParts,
  config: { key: 'k', locale: 'en-US', api: '', checkout: '', trust: 'first-party', channel: undefined },
  start: async () => {},
})

const lose = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

function Halves() {
  const [One, Other] = [usePart(lose, 1), usePart(lose, 1)]
  return <button type="button">{One === 'lost' && Other === 'lost' ? 'Without them' : 'Whole'}</button>
}

describe('a part of a view that does not load', () => {
  it('I18: is said in one line of the console, however many there are', async () => {
    const Parted = defineWidget({
      tag: 'till-parted',
      about: 'A thing of two parts.',
      attributes: {},
      styles: [],
      shell: (place, { make }) =>
        place.replaceChildren(make('button', { type: 'button', 'data-touch': 'it' }, 'Closed')),
      view: async () => ({ View: Halves, styles: [] }),
      runs: 'touch',
    })
    await register('till-parted', async () => ({ default: Parted }))
    const element = document.body.appendChild(document.createElement('till-parted'))
    const said = await consoleErrors(async () => {
      ;(await see('button', 'Closed')).click()
      await until(() => element.shadowRoot?.textContent?.includes('Without them'))
    })
    expect(said).to.have.length(1)
    expect(said[0]).to.match(/^\[till\] Expected a part of a widget to load, got an error/)
    element.remove()
  })
})
