import { sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { consoleErrors } from '../testing/console'
import { loaderParts } from '../testing/loader-parts'
import { see, until } from '../testing/see'
import { defineWidget, type Widget } from './define-widget'
import { givePage } from './page'
import { register } from './register'

let breaks = true

function Breaking() {
  if (breaks) throw new Error('Broken')
  return <button type="button">Open</button>
}

givePage({
  ...loaderParts,
  config: { key: 'k', locale: 'en-US', api: '', checkout: '', trust: 'first-party', channel: undefined },
  start: async () => {},
})

/** Puts such a widget on the page, rests the pointer on its button, and tells how often it fails, and the button's fate. */
async function restOn(tag: Widget['tag'], view: Widget['view']) {
  const shell: Widget['shell'] = (place, { make }) =>
    place.replaceChildren(make('button', { type: 'button', 'data-touch': 'it' }, 'Resting'))
  const Resting = defineWidget({ tag, about: 'It.', attributes: {}, styles: [], shell, view, runs: 'touch' })
  await register(tag, async () => ({ default: Resting }))
  const element = document.body.appendChild(document.createElement(tag))
  let failures = 0
  element.addEventListener('till:error', () => {
    failures += 1
  })
  const button = await see('button', 'Resting')
  const { x, y, width, height } = button.getBoundingClientRect()
  await consoleErrors(async () => {
    await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
    await until(() => failures)
    // What fails for ever does so at every frame.
    for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame)
  })
  const stayed = button.isConnected
  await sendMouse({ type: 'move', position: [790, 590] })
  element.remove()
  return { failures, stayed }
}

describe('a widget whose view fails', () => {
  const Broken = defineWidget({
    tag: 'till-broken',
    about: 'A thing that breaks.',
    attributes: {},
    styles: [],
    shell: (place, { make }) => place.replaceChildren(make('button', { type: 'button', 'data-touch': 'it' }, 'Closed')),
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

  it('is not tried again because the pointer rests on it, and keeps its button where it never came', async () => {
    const neverComes = () => Promise.reject(new Error('Not as it was built'))
    expect(await restOn('till-absent', neverComes)).to.deep.equal({ failures: 1, stayed: true })
    breaks = true
    const breaking = async () => ({ View: Breaking, styles: [] })
    expect(await restOn('till-breaking', breaking)).to.deep.equal({ failures: 1, stayed: false })
  })
})
