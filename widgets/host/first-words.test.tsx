import { expect } from 'chai'
import { scopeBind } from 'effector'
import { useUnit } from 'effector-react'
import { pageScope } from '../../core/runtime/scope'
import { started } from '../../core/runtime/started'
import { defineWords } from '../../core/site/words'
import { closedLooks } from '../closed-looks'
import { clearWidgets, putWidget, testPage } from '../testing/put-widget'
import { see, textOf, until } from '../testing/see'
import { defineWidget } from './define-widget'

let say = (_words: { words: { gong: string } }) => {}
const french = new Promise<{ words: { gong: string } }>(resolve => (say = resolve))

let isLoaded = false

/** As a chunk would that comes with the press. */
async function load() {
  const english = { words: { gong: 'Gong' } }
  const others = async () => english
  const { $words } = defineWords(english.words, { fr: () => french, de: others, ja: others, ar: others })
  isLoaded = true
  const View = () => (
    <button type="button" data-touch="gong">
      {useUnit($words).gong}
    </button>
  )
  return { View, styles: [] }
}

const GongElement = defineWidget({
  tag: 'till-gong',
  about: 'A gong.',
  attributes: {},
  styles: [],
  view: load,
  runs: 'touch',
})

const look = {
  css: '',
  draw() {
    const button = document.createElement('button')
    button.dataset['touch'] = 'gong'
    button.textContent = 'Fermé'
    return button
  },
}

afterEach(clearWidgets)

it('what is drawn before it loads opens in the page’s language, and says nothing in English before its words are there', async () => {
  Object.assign(closedLooks, { 'till-gong': look })
  scopeBind(started, { scope: pageScope })({ ...testPage, locale: 'fr-FR' })
  const widget = await putWidget(GongElement, '<till-gong></till-gong>')
  const seen = new Set<string>()
  const root = widget.shadowRoot as ShadowRoot
  new MutationObserver(() => seen.add(textOf(root))).observe(root, { subtree: true, childList: true })
  await import('./mount')
  ;(await see('button', 'Fermé')).click()
  const arrived = widget.arrive()
  await until(() => isLoaded, 'It has not loaded')
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  say({ words: { gong: 'Gong français' } })
  await arrived
  await see('button', 'Gong français')
  expect([...seen].filter(text => /^Gong$|Gong$/.test(text))).to.deep.equal([])
})
