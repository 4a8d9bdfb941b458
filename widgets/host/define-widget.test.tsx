import { expect } from 'chai'
import { useState } from 'react'
import { expectAccessible } from '../testing/axe'
import { consoleErrors } from '../testing/console'
import { loaderParts } from '../testing/loader-parts'
import { see, textOf, until } from '../testing/see'
import { flag, text } from './attributes'
import { defineWidget, type ElementOf } from './define-widget'
import { givePage } from './page'
import { register } from './register'

const config = {
  key: 'pk_test',
  locale: 'ar-AE',
  api: location.origin,
  checkout: location.origin,
  channel: 'ECOMM',
  trust: 'first-party',
} as const

let starts = 0

function Lamp({ label, isBright }: { label: string; isBright: boolean }) {
  const [lit, setLit] = useState(false)
  return (
    <>
      <button type="button" data-touch="switch" onClick={() => setLit(!lit)}>
        {label} {lit ? 'on' : 'off'}
        {isBright ? ' brightly' : ''}
      </button>
      <input aria-label="Note" />
    </>
  )
}

let arrives = Promise.resolve()

const LampElement = defineWidget({
  tag: 'till-lamp',
  about: 'A lamp.',
  attributes: { label: text('What it is called.', 'Lamp'), isBright: flag('Shines brightly.') },
  styles: ['button { min-inline-size: 100px; color: rgb(1, 2, 3); }'],
  shell: (place, { make }, { label }) =>
    place.replaceChildren(make('button', { type: 'button', 'data-touch': 'switch' }, `${label} off`)),
  view: async () => {
    await arrives
    return { View: Lamp, styles: ['input { color: red }'] }
  },
  runs: 'touch',
})

declare global {
  interface HTMLElementTagNameMap {
    'till-lamp': ElementOf<typeof LampElement>
  }
}

givePage({
  ...loaderParts,
  config,
  start: async () => {
    starts += 1
  },
})
await register('till-lamp', async () => ({ default: LampElement }))

const places: Element[] = []

function put(html: string, into: Element = document.body): HTMLElementTagNameMap['till-lamp'] {
  const place = into.ownerDocument.createElement('div')
  place.innerHTML = html
  into.append(place)
  places.push(place)
  return place.firstElementChild as HTMLElementTagNameMap['till-lamp']
}

const inside = (lamp: Element, selector: string) => lamp.shadowRoot?.querySelector<HTMLElement>(selector) ?? null
const words = (widget: Element) => textOf(widget.shadowRoot ?? widget)

afterEach(() => {
  for (const place of places.splice(0)) place.remove()
  arrives = Promise.resolve()
})

describe('a widget', () => {
  it('is painted at once, before its view has been asked for', async () => {
    const lamp = put('<till-lamp label="Desk"></till-lamp>')
    await lamp.updateComplete
    expect(words(lamp)).to.equal('Desk off')
    expect(inside(lamp, '.view')).to.equal(null)
    await expectAccessible(lamp)
  })

  it('makes a press again that came before its view, and keeps the focus', async () => {
    let come = () => {}
    arrives = new Promise(resolve => {
      come = resolve
    })
    const lamp = put('<till-lamp></till-lamp>')
    const early = await see('button', 'Lamp off')
    early.focus()
    early.click()
    await new Promise(requestAnimationFrame)
    expect(words(lamp)).to.equal('Lamp off')
    come()
    const late = await see('button', 'Lamp on')
    expect(lamp.shadowRoot?.activeElement).to.equal(late)
    expect(lamp.shadowRoot?.querySelectorAll('button')).to.have.length(1)
  })

  it('keeps attributes and properties the same, and its view with them', async () => {
    const lamp = put('<till-lamp></till-lamp>')
    expect([lamp.label, lamp.isBright]).to.deep.equal(['Lamp', false])
    expect(lamp.getAttributeNames()).to.deep.equal([])
    lamp.setAttribute('label', 'Floor')
    lamp.isBright = true
    await lamp.updateComplete
    expect(lamp.label).to.equal('Floor')
    expect(lamp.hasAttribute('is-bright')).to.equal(true)
    expect(words(lamp)).to.equal('Floor off')
    await lamp.arrive()
    await see('button', 'Floor off brightly')
    lamp.removeAttribute('is-bright')
    await see('button', 'Floor off')
  })

  it('takes a property that was set before its script came', async () => {
    const early = document.createElement('till-late-lamp')
    Object.assign(early, { label: 'Early' })
    document.body.append(early)
    places.push(early)
    await register('till-late-lamp', async () => ({ default: class extends LampElement {} }))
    await (early as unknown as typeof LampElement.prototype).updateComplete
    expect([words(early), early.getAttribute('label')]).to.deep.equal(['Early off', 'Early'])
  })

  it('is in the language of the shop, in its direction', async () => {
    const lamp = put('<till-lamp></till-lamp>')
    await lamp.updateComplete
    expect(inside(lamp, '.root')?.lang).to.equal('ar-AE')
    expect(inside(lamp, 'button')?.matches(':dir(rtl)')).to.equal(true)
  })

  it('I12: moved, removed and inserted again a thousand times it has one view, and keeps what it knew while moving', async () => {
    const lamp = put('<till-lamp></till-lamp>')
    await lamp.arrive()
    ;(await see('button', 'Lamp off')).click()
    await see('button', 'Lamp on')
    const other = put('<p></p>')
    other.append(lamp)
    await see('button', 'Lamp on')
    for (let turn = 0; turn < 1000; turn += 1) {
      lamp.remove()
      await Promise.resolve()
      other.append(lamp)
    }
    await new Promise(requestAnimationFrame)
    expect(lamp.shadowRoot?.querySelectorAll('.view')).to.have.length(1)
    expect(lamp.shadowRoot?.querySelectorAll('button')).to.have.length(1)
    lamp.remove()
    await new Promise(requestAnimationFrame)
    expect(lamp.shadowRoot?.querySelectorAll('.view')).to.have.length(0)
  })

  it('I13: moved into another document it is still styled', async () => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    places.push(frame)
    const lamp = put('<till-lamp></till-lamp>')
    await lamp.arrive()
    frame.contentDocument?.body.append(lamp)
    const button = inside(lamp, 'button') as HTMLElement
    expect(frame.contentWindow?.getComputedStyle(button).color).to.equal('rgb(1, 2, 3)')
    button.click()
    await until(() => words(lamp).includes('Lamp on'))
  })

  it('I1: a page that unsets everything changes nothing of it', async () => {
    const lamp = put('<till-lamp></till-lamp>')
    await lamp.updateComplete
    const measure = () =>
      JSON.stringify([inside(lamp, 'button')?.getBoundingClientRect(), getComputedStyle(lamp).display])
    const before = measure()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      'till-lamp, till-lamp * { all: unset !important; font: 40px serif !important; letter-spacing: 9px !important }',
    )
    document.adoptedStyleSheets.push(sheet)
    expect(measure()).to.equal(before)
    document.adoptedStyleSheets.pop()
    lamp.hidden = true
    expect(getComputedStyle(lamp).display).to.equal('none')
  })

  it('I11: leaves a tag to the page that has taken it, and says so once', async () => {
    customElements.define('till-taken', class extends HTMLElement {})
    const said = await consoleErrors(async () => {
      await register('till-taken', async () => ({ default: LampElement }))
      await register('till-taken', async () => ({ default: LampElement }))
    })
    expect(said).to.have.length(1)
    expect(said[0]).to.match(/^\[till\] Expected the tag <till-taken> to be free/)
  })

  it('I17: keeps to itself what is typed into its fields, and lets other keys through', async () => {
    const lamp = put('<till-lamp></till-lamp>')
    await lamp.arrive()
    const received: string[] = []
    const hear = (event: KeyboardEvent) => void received.push(event.key)
    document.addEventListener('keydown', hear)
    const press = (selector: string, key: string) =>
      inside(lamp, selector)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }))
    press('input', 'j')
    press('button', 'k')
    document.removeEventListener('keydown', hear)
    expect(received).to.deep.equal(['k'])
  })

  it('starts the shop with the first view, and not before', async () => {
    const before = starts
    const lamp = put('<till-lamp></till-lamp>')
    await lamp.updateComplete
    expect(starts).to.equal(before)
    await lamp.arrive()
    expect(starts).to.be.greaterThan(before)
  })
})
