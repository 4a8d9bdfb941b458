import { defineWidget, type ElementOf } from '../host/define-widget'
import { attributes } from './quick-shop.attributes'

const QuickShopElement = defineWidget({
  tag: 'till-quick-shop',
  about: 'A button that opens a product in a panel: colour, size, price, stock, and into the cart.',
  attributes,
  opens: true,
  slots: {
    '': 'The button; a page’s own link or button opens the panel in its place, and works without the script.',
    express: 'Express ways to pay, below the main button.',
  },
  events: { 'till:open': 'The panel has opened.', 'till:close': 'The panel has closed.' },
  styles: [],
  view: () => import('./quick-shop').then(({ QuickShop, styles }) => ({ View: QuickShop, styles })),
  runs: 'touch',
})

declare global {
  interface HTMLElementTagNameMap {
    'till-quick-shop': ElementOf<typeof QuickShopElement>
  }
}

export default QuickShopElement
