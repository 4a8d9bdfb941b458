import { defineWidget, type ElementOf } from '../host/define-widget'
import { attributes } from './pop-up.attributes'
import shell from './shell.css?inline'

const PopUpElement = defineWidget({
  tag: 'till-pop-up',
  about:
    'A pop-up of a site at the window’s lower end: small at first, then a card with a newsletter or an offer to sign up.',
  attributes,
  opens: true,
  parts: { pill: 'While it is small.', card: 'When it has expanded.' },
  events: { 'till:open': 'The page has opened it.', 'till:close': 'One that the page has opened was closed.' },
  styles: [shell],
  view: () => import('./pop-up').then(({ PopUpView, styles }) => ({ View: PopUpView, styles })),
})

export default PopUpElement

declare global {
  interface HTMLElementTagNameMap {
    'till-pop-up': ElementOf<typeof PopUpElement>
  }
}
