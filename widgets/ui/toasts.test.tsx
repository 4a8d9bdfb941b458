import { until } from '../testing/see'
import { clear, show } from '../testing/show'
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
