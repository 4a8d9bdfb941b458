import { drawClosed } from '../core/runtime/closed-widget'
import { closedLooks } from '../widgets/closed-looks'

/** About as many as a screen shows. */
const MAX = 16

let drawn = 0

/** `press` gets each press, and whether it was a complete click. */
export function drawEarly(
  element: Element,
  locale: string,
  press: (element: Element, isClicked: boolean) => Promise<void>,
): void {
  const look = closedLooks[element.localName]
  if (!look || drawn === MAX || element.shadowRoot || element.hasAttribute('no-button')) return
  drawn += 1
  const button = drawClosed(element, locale, look).querySelector('button') as HTMLButtonElement
  button.onpointerdown = button.onclick = ({ type, button: which }) => {
    if (which) return
    button.dataset['pressed'] = type
    void press(element, type === 'click')
  }
}
