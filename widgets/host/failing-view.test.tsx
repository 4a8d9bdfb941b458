import { expect } from 'chai'
import { consoleErrors } from '../testing/console'
import { see, until } from '../testing/see'
import { defineWidget } from './define-widget'
import { givePage } from './page'
import { register } from './register'

let breaks = true

function Breaking() {
  if (breaks) throw new Error('Broken')
  return <button type="button">Open</button>
}

givePage({
  config: { key: 'k', locale: 'en-US', api: '', checkout: '', channel: 'ECOMM', trust: 'first-party' },
  start: async () => {},
})

describe('a widget whose view fails', () => {
  const Broken = defineWidget({
    tag: 'till-broken',
    about: 'A thing that breaks.',
    attributes: {},
    styles: [],
    shell: (_props, make) => [make.html('button', { type: 'button', 'data-touch': 'it' }, 'Closed')],
    view: async () => ({ View: Breaking, styles: [] }),
    runs: 'touch',
  })
  it('shows its shell again, tells the developer once and the page not at all, and opens at the next touch', async () => {
    await register('till-broken', async () => ({ default: Broken }))
    const element = document.body.appendChild(document.createElement('till-broken'))
    let thrown = 0
    const count = () => {
      thrown += 1
    }
    window.addEventListener('error', count)
    const told: unknown[] = []
    element.addEventListener('till:error', event => told.push((event as CustomEvent).detail))
    const said = await consoleErrors(async () => {
      ;(await see('button', 'Closed')).click()
      await until(() => told.length === 1)
      ;(await see('button', 'Closed')).click()
      await until(() => told.length === 2)
    })
    window.removeEventListener('error', count)
    expect([said.length, thrown]).to.deep.equal([1, 0])
    breaks = false
    ;(await see('button', 'Closed')).click()
    await see('button', 'Open')
  })
})
