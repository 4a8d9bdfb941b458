import type { Totals } from '../../core/shapes/totals'
import type { Fact } from './shop-port'

/** What each of our DOM events carries in `detail`. All bubble, cross shadow roots and can be cancelled. */
export interface TillEvents {
  'till:ready': CustomEvent<Fact['ready']>
  'till:cart': CustomEvent<Fact['cart']>
  'till:session': CustomEvent<Fact['session']>
  'till:notice': CustomEvent<Fact['notice']>
  'till:order': CustomEvent<Fact['order']>
  'till:error': CustomEvent<Fact['error']>
  'till:analytics': CustomEvent<Fact['analytics']>
  'till:bot-challenge': CustomEvent<Fact['bot-challenge']>
  /** A dialog or panel of this name has opened, at its element. */
  'till:open': CustomEvent<{ readonly name: string }>
  'till:close': CustomEvent<{ readonly name: string }>
  /** On a small screen a part of a menu was opened, at its element. */
  'till:menu-expand': CustomEvent<{ readonly id: string; readonly title: string }>
  'till:menu-close': CustomEvent<{ readonly id: string; readonly title: string }>
  /** Checkout was pressed; prevent its default to keep the shopper on the page's own way. */
  'till:checkout': CustomEvent<{ readonly basketId: string | undefined; readonly totals: Totals }>
}

declare global {
  interface GlobalEventHandlersEventMap extends TillEvents {}
}
