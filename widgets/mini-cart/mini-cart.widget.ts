import { defineWidget, type ElementOf } from '../host/define-widget'
import { lastCart } from '../host/last-cart'
import badge from '../ui/badge.css?inline'
import { attributes } from './mini-cart.attributes'
import opener from './opener.css?inline'
import { openerName, shownCount } from './mini-cart.closed-words'

const MiniCartElement = defineWidget({
  tag: 'till-mini-cart',
  about: 'The bag: a button with the count, and a drawer with the lines, the sums and the way to checkout.',
  attributes,
  opens: true,
  slots: {
    icon: 'A picture of 20 px in place of the bag.',
    express: 'The wallets’ buttons, put here by the bag itself on a page that may take no payment.',
  },
  parts: { opener: 'The button.', badge: 'The count on it.' },
  events: {
    'till:open': 'The drawer, or a dialog of a line in it, has opened; `name` says which.',
    'till:close': 'The drawer, or a dialog of a line in it, has closed.',
    'till:checkout': 'Checkout was pressed; prevent its default to keep the shopper on your own way.',
  },
  styles: [badge, opener],
  view: () => import(/* chunk: runtime */ './mini-cart').then(({ MiniCart, styles }) => ({ View: MiniCart, styles })),

  shell({ firstElementChild: button }, { config, make }) {
    if (!button) return
    const count = lastCart(config.key)?.count ?? 0
    for (const name of ['tabindex', 'aria-hidden']) button.removeAttribute(name)
    button.setAttribute('aria-label', openerName(config.locale, count))
    button.querySelector('.badge')?.remove()
    if (count) button.append(make('span', badgeLooks, `${shownCount(count)}`))
  },
})

const badgeLooks = { class: 'badge', part: 'badge', 'aria-hidden': 'true' }

export default MiniCartElement

declare global {
  interface HTMLElementTagNameMap {
    'till-mini-cart': ElementOf<typeof MiniCartElement>
  }
}
