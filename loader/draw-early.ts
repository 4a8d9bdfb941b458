import { drawClosed } from '../core/runtime/closed-widget'

let drawn = 0

/**
 * Draws the button of a bag or a quick shop in its element, so that it is seen before the index has come. It carries how far a
 * press of it has come, of which the element is told when it takes the drawing over (`widgets/host/stage.ts`); `press` is
 * called with each, and told whether it is complete. No more are drawn than a screen shows.
 */
export function drawEarly(
  element: Element,
  language: string,
  press: (element: Element, isClicked: boolean) => Promise<void>,
): void {
  if (drawn > 15 || element.shadowRoot || element.matches('[no-button],:not(till-mini-cart,till-quick-shop)')) return
  drawn += 1
  const button = drawClosed(element, language).querySelector('button') as HTMLButtonElement
  button.onpointerdown = button.onclick = ({ type, button: which }) => {
    if (which) return
    button.dataset['pressed'] = type
    void press(element, type === 'click')
  }
}
