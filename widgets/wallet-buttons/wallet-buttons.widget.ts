import { defineWidget, type ElementOf } from '../host/define-widget'
import shell from './shell.css?inline'
import { attributes } from './wallet-buttons.attributes'

const WalletButtonsElement = defineWidget({
  tag: 'till-wallet-buttons',
  about: 'Buttons that pay at once, with Apple Pay or PayPal, where the browser and the shop can.',
  attributes,
  slots: {
    paypal: 'PayPal’s own button, put here by PayPal’s script: its frames refuse to live in a shadow root.',
  },
  styles: [shell],
  // A place as high as the buttons, so that nothing moves when they come; a stranger's page has none.
  shell(place, { config, make }) {
    if (config.trust === 'first-party') place.replaceChildren(make('div', { class: 'waiting', 'aria-hidden': 'true' }))
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
