import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { see, until } from '../testing/see'
import { clear, show } from '../testing/show'
import { Dialog } from './dialog'
import dialogCss from './dialog.css?inline'
import modalCss from './modal.css?inline'
import { Toasts } from './toasts'
import css from './toasts.css?inline'
import tokens from './tokens.css?inline'

/** The window of the page gets the focus or loses it; a browser under test does that to none of its pages. */
function focusWindow(hasFocus: boolean): void {
  document.hasFocus = () => hasFocus
  dispatchEvent(new Event(hasFocus ? 'focus' : 'blur'))
}

afterEach(() => {
  clear()
  Reflect.deleteProperty(document, 'hasFocus')
})

it('a toast that comes while the shopper is in another window is held until they are back, and while they are away again', async () => {
  let isHeld: boolean | undefined
  focusWindow(false)
  const toasts = [{ id: '1', tone: 'success' as const, text: 'Your order 1 is placed.' }]
  const hold = (held: boolean) => {
    isHeld = held
  }
  show(<Toasts toasts={toasts} closeLabel="Close" onClose={() => {}} onHold={hold} />, [tokens, css])
  await until(() => isHeld === true)
  focusWindow(true)
  await until(() => isHeld === false)
  focusWindow(false)
  await until(() => isHeld === true)
})

for (const [width, look] of [
  [360, 'modal'],
  [1024, 'drawer'],
] as const)
  it(`a toast over an open ${look}, ${width} px wide, covers none of its actions`, async () => {
    await setViewport({ width, height: 740 })
    const view = (texts: readonly string[]) => (
      <>
        <Dialog open look={look} label="Your bag" onClose={() => {}}>
          <div className="db">
            <p style={{ blockSize: 900 }}>Lines</p>
          </div>
          <div className="df">
            <button type="button">Checkout</button>
          </div>
        </Dialog>
        <Toasts
          toasts={texts.map(text => ({ id: text, tone: 'success', text }))}
          closeLabel="Close"
          onClose={() => {}}
          onHold={() => {}}
        />
      </>
    )
    const { render, shadow } = show(view([]), [tokens, dialogCss, modalCss, css])
    const pay = await see('button', 'Checkout')
    render(view(['Your order 1 is placed.']))
    const toast = await until(() => shadow.querySelector('.toast'))
    const dialog = shadow.querySelector('dialog')
    await Promise.all([...(dialog?.getAnimations() ?? []), ...toast.getAnimations()].map(({ finished }) => finished))
    expect(toast.getBoundingClientRect().bottom).to.be.below(pay.getBoundingClientRect().top)
  })
