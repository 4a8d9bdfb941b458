import { defineWidget, type ElementOf } from '../host/define-widget'
import { quickShopName } from '../../core/site/quick-shop-name'
import { attributes } from './quick-shop.attributes'
import shell from './shell.css?inline'

const QuickShopElement = defineWidget({
  tag: 'till-quick-shop',
  about: 'A button that opens a product in a panel: colour, size, price, stock, and into the cart.',
  attributes,
  slots: {
    '': 'The button; a page’s own link or button opens the panel in its place, and works without the script.',
    express: 'Express ways to pay, below the main button.',
  },
  events: { 'till:open': 'The panel has opened.', 'till:close': 'The panel has closed.' },
  styles: [shell],
  shell: ({ noButton }, make, { config }) =>
    noButton
      ? []
      : [
          make.html(
            'slot',
            { 'data-touch': 'open' },
            make.html(
              'button',
              { type: 'button', class: 'opener', 'data-touch': 'button', 'aria-haspopup': 'dialog' },
              make.html('span', {}, quickShopName(config.locale)),
            ),
          ),
        ],
  view: () => import('./quick-shop').then(({ QuickShop, styles }) => ({ View: QuickShop, styles })),
  runs: 'touch',
})

declare global {
  interface HTMLElementTagNameMap {
    'till-quick-shop': ElementOf<typeof QuickShopElement>
  }
}

export default QuickShopElement
