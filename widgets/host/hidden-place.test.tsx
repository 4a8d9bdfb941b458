import { expect } from 'chai'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { hidings } from '../testing/hiding'
import { loaderParts } from '../testing/loader-parts'
import { testPage } from '../testing/put-widget'
import { until } from '../testing/see'
import { Dialog } from '../ui/dialog'
import dialogSheet from '../ui/dialog.css?inline'
import { defineWidget } from './define-widget'
import { givePage } from './page'
import { register } from './register'
import type { WidgetElement } from './widget-element'

function Drawer() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} label="Drawer" look="drawer">
        <button type="button">Inside</button>
      </Dialog>
    </>
  )
}

const DrawerElement = defineWidget({
  tag: 'till-drawer',
  about: 'A drawer.',
  attributes: {},
  styles: [],
  view: async () => ({ View: Drawer, styles: [dialogSheet] }),
})

givePage({ ...loaderParts, config: testPage, start: async () => {} })
before(() => register('till-drawer', async () => ({ default: DrawerElement as unknown as CustomElementConstructor })))

const page = document.createElement('main')
document.body.append(page)
afterEach(() => page.replaceChildren())
after(() => page.remove())

const frame = () => new Promise(requestAnimationFrame)

/** A widget in an element of the page, between two buttons of the page's own. */
async function put(html: string) {
  page.innerHTML = `<button>Before</button>${html}<button>After</button>`
  const place = page.children[1] as HTMLElement
  const widget = document.createElement('till-drawer') as WidgetElement
  place.append(widget)
  await widget.arrive()
  const button = await until(() => widget.shadowRoot?.querySelector('button'))
  const dialog = await until(() => widget.shadowRoot?.querySelector('dialog'))
  return { place, widget, button, dialog }
}

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2] as const
}

describe('a widget in a part of the page that is hidden', () => {
  for (const [name, { html, hide, isRendered }] of Object.entries(hidings)) {
    it(`takes neither press nor Tab, where it is more than transparent: ${name}`, async () => {
      const { place, widget, button } = await put(html)
      const [x, y] = middleOf(button)
      hide(place)
      if (name === 'opacity: 0') return
      expect(document.elementFromPoint(x, y)).not.equal(widget)
      // One Tab alone: Firefox leads from the last control to its own bars, where later keys would go.
      const [before, after] = page.querySelectorAll(':scope > button')
      ;(before as HTMLElement).focus()
      await sendKeys({ press: 'Tab' })
      if (name === 'a closed <details>') await sendKeys({ press: 'Tab' })
      expect(document.activeElement).equal(after)
    })

    it(`${isRendered ? 'keeps its open dialog in sight and usable' : 'closes its open dialog within a frame and frees the page'} when it is hidden: ${name}`, async () => {
      const { place, widget, button, dialog } = await put(html)
      button.click()
      await until(() => dialog.open && dialog.getAnimations().every(({ playState }) => playState === 'finished'))
      hide(place)
      await frame()
      expect(dialog.matches(':modal')).equal(isRendered)
      if (isRendered) {
        expect(document.elementFromPoint(...middleOf(dialog))).equal(widget)
        const inside = dialog.querySelector('button')
        inside?.focus()
        expect(widget.shadowRoot?.activeElement).equal(inside)
        await sendKeys({ press: 'Escape' })
      }
      await until(() => !dialog.open && !document.documentElement.getAttribute('style'), 'The page stays held')
      const [before] = page.querySelectorAll('button')
      expect(document.elementFromPoint(...middleOf(before as Element))).equal(before)
      await until(() => document.activeElement !== document.body, 'The focus is nowhere')
    })

    it(`${isRendered ? 'shows its dialog in sight' : 'freezes nothing'} when it is opened while hidden: ${name}`, async () => {
      const { place, widget, button, dialog } = await put(html)
      hide(place)
      button.click()
      await until(() => dialog.textContent)
      if (isRendered) {
        await until(() => dialog.open && dialog.getAnimations().every(({ playState }) => playState === 'finished'))
        expect(document.elementFromPoint(...middleOf(dialog))).equal(widget)
        await sendKeys({ press: 'Escape' })
      }
      await until(() => !dialog.open && !document.documentElement.getAttribute('style'), 'The page stays held')
    })
  }

  it('closes its open dialog when the page’s own modal around it is closed', async () => {
    const { place, button, dialog } = await put('<dialog></dialog>')
    ;(place as HTMLDialogElement).showModal()
    button.click()
    await until(() => dialog.open)
    ;(place as HTMLDialogElement).close()
    await until(() => !dialog.open && !document.documentElement.getAttribute('style'), 'The page stays held')
  })

  it('follows the page’s own say in who is pressed, its open dialog does not', async () => {
    const { place, widget, button, dialog } = await put('<div></div>')
    place.style.cssText = 'cursor: wait; pointer-events: none; interactivity: inert'
    const says = (element: Element) =>
      ['cursor', 'pointer-events', 'interactivity'].map(name => getComputedStyle(element).getPropertyValue(name))
    expect(says(widget)).deep.equal(says(place))
    expect(document.elementFromPoint(...middleOf(button))).not.equal(widget)
    button.click()
    await until(() => dialog.open)
    expect(says(dialog)).deep.equal(says(page))
  })
})
