import { defineWidget, type ElementOf } from '../host/define-widget'
import shell from './shell.css?inline'
import { attributes } from './wallet-buttons.attributes'

const WalletButtonsElement = defineWidget({
  tag: 'till-wallet-buttons',
  about:
    'Buttons that pay at once, with Apple Pay or PayPal, where the browser and the shop can; on a page that may take no payment, in the shop’s own window.',
  attributes,
  slots: {
    paypal: 'PayPal’s own button, put here by PayPal’s script: its frames refuse to live in a shadow root.',
  },
  styles: [shell],
  // As high as the buttons, so that nothing moves.
  shell(place, { make }) {
    // Once only, because painting again would remove a view that is about to be shown.
    if (!place.firstElementChild) place.append(make('div', { class: 'waiting', 'aria-hidden': 'true' }))
  },
  view: () =>
    import(/* chunk: wallet-buttons */ './wallet-buttons').then(({ WalletButtons, styles }) => ({
      View: WalletButtons,
      styles,
    })),
})

export default WalletButtonsElement

declare global {
  interface HTMLElementTagNameMap {
    'till-wallet-buttons': ElementOf<typeof WalletButtonsElement>
  }
}
