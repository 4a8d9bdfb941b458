import { drawClosed } from '../core/runtime/closed-widget'
import { closedLooks } from '../widgets/closed-looks'

/** No more are drawn early than a screen shows. */
const MOST = 16

let drawn = 0

/**
 * Draws the closed look of a widget in its element, so that it is seen before the index has come. The drawn button remembers
 * how far a press of it has come; the element hears of it when it takes the drawing over (`widgets/host/stage.ts`). `press` is
 * called with each press, and told whether it is complete.
 */
export function drawEarly(
  element: Element,
  locale: string,
  press: (element: Element, isClicked: boolean) => Promise<void>,
): void {
  const look = closedLooks[element.localName]
  if (!look || drawn === MOST || element.shadowRoot || element.matches('[no-button]')) return
  drawn += 1
  const button = drawClosed(element, locale, look).querySelector('button') as HTMLButtonElement
  button.onpointerdown = button.onclick = ({ type, button: which }) => {
    if (which) return
    button.dataset['pressed'] = type
    void press(element, type === 'click')
  }
}
