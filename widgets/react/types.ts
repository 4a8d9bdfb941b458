import type { attributes as favorite } from '../favorite/favorite.attributes'
import type { PropsOf } from '../host/attributes'
import type { Command, Till } from '../host/shop-port'
import type { attributes as miniCart } from '../mini-cart/mini-cart.attributes'
import type { attributes as quickShop } from '../quick-shop/quick-shop.attributes'
import type { attributes as signIn } from '../sign-in/sign-in.attributes'
import type { attributes as walletButtons } from '../wallet-buttons/wallet-buttons.attributes'

// What `till/react` is to a compiler. This checkout itself has the elements' own types, which are richer, so its
// tsconfig leaves this file out.

export * from './index'

declare global {
  interface HTMLElementTagNameMap {
    'till-favorite': HTMLElement & PropsOf<typeof favorite>
    'till-mini-cart': HTMLElement & PropsOf<typeof miniCart>
    'till-quick-shop': HTMLElement & PropsOf<typeof quickShop>
    'till-sign-in': HTMLElement & PropsOf<typeof signIn>
    'till-toasts': HTMLElement
    'till-wallet-buttons': HTMLElement & PropsOf<typeof walletButtons>
  }

  interface Window {
    till?: Till | Command[]
  }
}
