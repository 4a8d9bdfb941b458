import { expect } from 'chai'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { useState } from 'react'
import { CLOSING_MS } from '../../core/dialogs'
import { expectAccessible } from '../testing/axe'
import { all, see, until } from '../testing/see'
import { clear, show } from '../testing/show'
import button from './button.css?inline'
import { Dialog, DialogHead } from './dialog'
import css from './dialog.css?inline'
import modal from './modal.css?inline'
import reset from './reset.css?inline'
import tokens from './tokens.css?inline'

const sheets = [tokens, reset, button, css, modal]

function Shop({ look = 'modal' }: { look?: 'modal' | 'drawer' }) {
  const [open, setOpen] = useState(false)
  const [closed, setClosed] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <output>{closed}</output>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        onClosed={() => setClosed(closed + 1)}
        label="Your bag"
        look={look}
      >
        <DialogHead closeLabel="Close" onClose={() => setOpen(false)}>
          Your bag
        </DialogHead>
        <div className="db">
          <button type="button">Check out</button>
        </div>
      </Dialog>
    </>
  )
}

async function opened(look?: 'modal' | 'drawer') {
  const shown = show(look ? <Shop look={look} /> : <Shop />, sheets)
  const opener = await see('button', 'Open')
  opener.focus()
  await sendKeys({ press: 'Enter' })
  const dialog = await see('dialog', 'Your bag')
  return { ...shown, opener, dialog }
}

const gone = () => until(() => all('dialog').length === 0, 'The dialog stays')
const locked = () => getComputedStyle(document.documentElement).overflow === 'hidden'

describe('a dialog', () => {
  afterEach(clear)

  for (const [way, close] of [
    ['Escape', () => sendKeys({ press: 'Escape' })],
    ['its button', async () => (await see('button', 'Close')).click()],
    ['a press beside it', () => sendMouse({ type: 'click', position: [5, 5] })],
  ] as const) {
    it(`X2, I5: closes by ${way}, plays its closing, gives the focus back and frees the page`, async () => {
      const { shadow, dialog, opener } = await opened()
      expect(locked()).equal(true)
      const from = performance.now()
      await close()
      await until(() => dialog.classList.contains('closing'))
      await gone()
      expect(performance.now() - from).greaterThan(240)
      expect(shadow.activeElement).equal(opener)
      expect(locked()).equal(false)
      expect(document.documentElement.getAttribute('style')).equal(null)
      expect(shadow.querySelector('output')?.textContent).equal('1')
    })
  }

  it('M2: a modal is as high as what it holds', async () => {
    const { dialog } = await opened('modal')
    const body = dialog.querySelector('.db') as HTMLElement
    ;(body.firstElementChild as HTMLElement).style.blockSize = '240px'
    expect(body.clientHeight).to.be.at.least(240)
  })

  it('I5: frees the page when it is removed while open', async () => {
    const { remove } = await opened()
    remove()
    await until(() => !locked())
  })

  it('I5: leaves the page’s own lock as it was', async () => {
    document.documentElement.style.setProperty('overflow', 'clip', 'important')
    await opened()
    expect(locked()).equal(true)
    await sendKeys({ press: 'Escape' })
    await gone()
    expect(document.documentElement.style.overflow).equal('clip')
    document.documentElement.removeAttribute('style')
  })

  it('closed by the browser itself, before anything was pressed, frees the page and opens again', async () => {
    const { opener, dialog } = await opened()
    ;(dialog as HTMLDialogElement).close()
    await gone()
    await until(() => !locked())
    opener.click()
    await see('dialog', 'Your bag')
  })

  it('opened again while closing stays', async () => {
    const { opener, dialog } = await opened()
    // Heard at once: on a busy machine it is gone again before the key's own answer is back.
    let reopened = false
    new MutationObserver((_records, observer) => {
      if (!dialog.classList.contains('closing')) return
      observer.disconnect()
      opener.click()
      reopened = true
    }).observe(dialog, { attributeFilter: ['class'] })
    await sendKeys({ press: 'Escape' })
    await until(() => reopened)
    await until(() => !dialog.classList.contains('closing'))
    // By then it would be gone.
    const due = performance.now() + CLOSING_MS
    await until(() => performance.now() > due)
    expect(all('dialog').length).equal(1)
  })

  it('opened again as soon as it is gone stays, though the event of the old closing comes later', async () => {
    const { opener, dialog } = await opened()
    let closings = 0
    dialog.addEventListener('close', () => closings++)
    new MutationObserver((_records, observer) => {
      if (dialog.hasAttribute('open')) return
      observer.disconnect()
      opener.click()
    }).observe(dialog, { attributeFilter: ['open'] })
    await sendKeys({ press: 'Escape' })
    await until(() => closings > 0)
    const due = performance.now() + CLOSING_MS
    await until(() => performance.now() > due)
    expect(all('dialog').length).equal(1)
  })

  it('is a sheet from the bottom on a small screen, pulled away by its handle', async () => {
    await setViewport({ width: 360, height: 780 })
    const { dialog } = await opened()
    // Room to pull in: a pointer of some browsers cannot leave the window.
    dialog.style.minBlockSize = '300px'
    await until(() => Math.round(dialog.getBoundingClientRect().bottom) === 780)
    const { top } = dialog.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [180, Math.round(top) + 8] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [180, Math.round(top) + 140] })
    await sendMouse({ type: 'up' })
    await gone()
    await setViewport({ width: 1280, height: 800 })
  })

  it('a sheet that closes while it is pulled comes back where it belongs', async () => {
    await setViewport({ width: 360, height: 780 })
    const { dialog, opener } = await opened()
    dialog.style.minBlockSize = '300px'
    await until(() => Math.round(dialog.getBoundingClientRect().bottom) === 780)
    const { top } = dialog.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [180, Math.round(top) + 8] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [180, Math.round(top) + 60] })
    await until(() => dialog.style.translate !== '')
    await sendKeys({ press: 'Escape' })
    await gone()
    await sendMouse({ type: 'up' })
    opener.click()
    await see('dialog', 'Your bag')
    await until(() => Math.round(dialog.getBoundingClientRect().bottom) === 780, 'The sheet stands too low')
    await setViewport({ width: 1280, height: 800 })
  })

  it('T25: holds a page still that has an element of the name documentElement', async () => {
    const image = document.createElement('img')
    image.name = 'documentElement'
    document.body.append(image)
    try {
      const { dialog } = await opened()
      expect(getComputedStyle(document.body.parentElement as HTMLElement).overflow).equal('hidden')
      expect(dialog.matches(':modal')).equal(true)
    } finally {
      image.remove()
    }
  })

  it('as a drawer is at the inline end, in right-to-left text at the left', async () => {
    const shown = show(<Shop look="drawer" />, sheets, { dir: 'rtl' })
    ;(await see('button', 'Open')).click()
    const dialog = await see('dialog', 'Your bag')
    await until(() => dialog.getBoundingClientRect().left === 0)
    shown.remove()
  })

  // The last one: Firefox leads from the last control to its own bars, where this page's later keys would go.
  it('X2: takes the focus in and keeps it from the page behind', async () => {
    const { shadow, dialog, opener } = await opened()
    expect(dialog.contains(shadow.activeElement)).equal(true)
    for (let n = 0; n < 4; n++) {
      await sendKeys({ press: 'Tab' })
      expect(shadow.activeElement).not.equal(opener)
    }
    await expectAccessible()
  })
})
