import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useState } from 'react'
import { loaderParts } from '../testing/loader-parts'
import { testPage } from '../testing/put-widget'
import { until } from '../testing/see'
import { Dialog } from '../ui/dialog'
import dialogSheet from '../ui/dialog.css?inline'
import { defineWidget } from './define-widget'
import { givePage } from './page'
import { register } from './register'
import type { WidgetElement } from './widget-element'

function Counter() {
  const [open, setOpen] = useState(false)
  const [over, setOver] = useState(false)
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} label="Counter">
        <button type="button" className="count" onClick={() => setCount(count + 1)}>
          {count}
        </button>
        <input type="number" defaultValue="1" />
        <p onKeyDown={event => event.key === 'Escape' && event.preventDefault()}>
          <button type="button" className="keeps">
            Has a use for Escape
          </button>
        </p>
        <button type="button" className="ask" onClick={() => setOver(true)}>
          Ask
        </button>
        <slot />
      </Dialog>
      <Dialog open={over} onClose={() => setOver(false)} label="Question" className="over">
        <button type="button">Yes</button>
      </Dialog>
    </>
  )
}

const CounterElement = defineWidget({
  tag: 'till-counter',
  about: 'A counter.',
  attributes: {},
  styles: [],
  view: async () => ({ View: Counter, styles: [dialogSheet] }),
})

givePage({ ...loaderParts, config: testPage, start: async () => {} })
before(() => register('till-counter', async () => ({ default: CounterElement as unknown as CustomElementConstructor })))

const page = document.createElement('main')
document.body.append(page)
after(() => page.remove())

/** A listener that the page had before any view of ours ran. */
let early: ((event: KeyboardEvent) => void) | undefined
addEventListener('keydown', event => early?.(event), true)

let ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends) end()
  ends = []
  early = undefined
  page.replaceChildren()
})

/** A page with keys of its own, which it hears, and prevents, on its way to what is pressed and back. */
function pageWithKeys(): string[] {
  const received: string[] = []
  const hear = (event: Event) => {
    received.push(`${event.type} ${(event as KeyboardEvent).key}`)
    event.preventDefault()
  }
  const places = [
    [document, true],
    [document, false],
    [window, false],
  ] as const
  for (const [place, capture] of places) {
    for (const type of ['keydown', 'keypress', 'keyup']) {
      place.addEventListener(type, hear, capture)
      ends.push(() => place.removeEventListener(type, hear, capture))
    }
  }
  return received
}

async function opened(html = '<till-counter></till-counter>') {
  page.innerHTML = html
  const widget = page.querySelector('till-counter') as WidgetElement
  await widget.arrive()
  const inside = (selector: string) => until(() => widget.shadowRoot?.querySelector<HTMLElement>(selector))
  const opener = await inside('button')
  opener.focus()
  opener.click()
  const dialog = (await inside('dialog')) as HTMLDialogElement
  await until(() => dialog.open)
  return { widget, inside, dialog, opener }
}

describe('a key pressed in an open dialog', () => {
  it('does there what it is for, whatever the page does with its keys, and the page hears none of it', async () => {
    const received = pageWithKeys()
    const { inside } = await opened()
    const count = await inside('.count')
    count.focus()
    await sendKeys({ press: 'Space' })
    await sendKeys({ press: 'Enter' })
    await until(() => count.textContent === '2', 'The button is not pressed')
    const field = (await inside('input')) as HTMLInputElement
    field.focus()
    await sendKeys({ press: 'ArrowUp' })
    await until(() => field.value === '2', 'The arrow does nothing')
    await sendKeys({ press: 'Tab' })
    expect(received).deep.equal([])
  })

  it('Escape closes it though the page prevents it, the release included, and the focus returns', async () => {
    const received = pageWithKeys()
    const { dialog, widget, opener } = await opened()
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog.open)
    expect(widget.shadowRoot?.activeElement).equal(opener)
    expect(received).deep.equal([])
  })

  it('Escape closes it though a listener of the page that was on the window before us prevents it', async () => {
    early = event => event.preventDefault()
    const { dialog } = await opened()
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog.open)
  })

  it('does what it is for where the page has put its own class in the place of Event, as MooTools does', async () => {
    const { inside, dialog } = await opened()
    const own = window.Event
    window.Event = class Own {
      constructor(event: Event) {
        event.type.indexOf('key')
      }
    } as unknown as typeof Event
    ends.push(() => Object.assign(window, { Event: own }))
    ;(await inside('.keeps')).focus()
    await sendKeys({ press: 'Escape' })
    expect(dialog.classList.contains('closing')).equal(false)
    ;(await inside('.count')).focus()
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog.open)
  })

  it('is not heard by a listener that the page puts on the window after us', async () => {
    const received: string[] = []
    const hear = ({ key }: KeyboardEvent) => void received.push(key)
    await opened()
    addEventListener('keydown', hear, true)
    ends.push(() => removeEventListener('keydown', hear, true))
    await sendKeys({ press: 'j' })
    expect(received).deep.equal([])
  })

  it('Escape closes the topmost alone', async () => {
    const { inside, dialog } = await opened()
    ;(await inside('.ask')).click()
    const over = (await inside('.over')) as HTMLDialogElement
    await until(() => over.open)
    await sendKeys({ press: 'Escape' })
    await until(() => !over.open)
    expect(dialog.open && !dialog.classList.contains('closing')).equal(true)
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog.open)
  })

  it('Escape is left to a control that has a use for it', async () => {
    const { inside, dialog } = await opened()
    ;(await inside('.keeps')).focus()
    await sendKeys({ press: 'Escape' })
    await sendKeys({ press: 'Tab' })
    expect(dialog.classList.contains('closing')).equal(false)
  })

  it('ends there too when nothing in the dialog has the focus', async () => {
    const received = pageWithKeys()
    const { widget, dialog } = await opened()
    await until(() => dialog.getAnimations().every(({ playState }) => playState === 'finished'))
    const focused = widget.shadowRoot?.activeElement as HTMLElement | null
    focused?.blur()
    await sendKeys({ press: 'j' })
    expect(received).deep.equal([])
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog.open)
  })

  it('is the page’s where the page’s own modal is over it, and Escape closes that alone', async () => {
    const { dialog } = await opened('<dialog id="theirs"><button>Theirs</button></dialog><till-counter></till-counter>')
    const theirs = page.querySelector('dialog') as HTMLDialogElement
    theirs.showModal()
    await sendKeys({ press: 'Escape' })
    await until(() => !theirs.open)
    expect(dialog.open && !dialog.classList.contains('closing')).equal(true)
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog.open)
  })

  it('leaves the page’s own modal under it open', async () => {
    page.innerHTML = '<dialog id="theirs"></dialog>'
    const theirs = page.firstElementChild as HTMLDialogElement
    theirs.showModal()
    const widget = document.createElement('till-counter') as WidgetElement
    theirs.append(widget)
    await widget.arrive()
    const opener = await until(() => widget.shadowRoot?.querySelector('button'))
    opener.focus()
    opener.click()
    const dialog = await until(() => widget.shadowRoot?.querySelector<HTMLDialogElement>('dialog[open]'))
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog.open)
    expect(theirs.open).equal(true)
    expect(widget.shadowRoot?.activeElement).equal(opener)
  })

  it('is received by what the page itself has put into the dialog, and Escape closes all the same', async () => {
    const received = pageWithKeys()
    const { dialog } = await opened('<till-counter><button id="own">Own</button></till-counter>')
    page.querySelector<HTMLElement>('#own')?.focus()
    await sendKeys({ press: 'j' })
    expect(received).to.include('keydown j')
    received.length = 0
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog.open)
    expect(received).deep.equal([])
  })
})

describe('a key pressed elsewhere', () => {
  it('is the page’s, on our closed button, too', async () => {
    const received = pageWithKeys()
    const { dialog, opener } = await opened()
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog.open)
    opener.focus()
    await sendKeys({ press: 'j' })
    expect(received).to.include('keydown j')
    expect(received).to.include('keyup j')
  })
})
