import type { attributes as content } from '../content/content.attributes'
import type { attributes as event } from '../event/event.attributes'
import type { attributes as favorite } from '../favorite/favorite.attributes'
import type { PropsOf } from '../host/attributes'
import type { Command, Till } from '../host/shop-port'
import type { attributes as footer } from '../footer/footer.attributes'
import type { attributes as menu } from '../menu/menu.attributes'
import type { attributes as miniCart } from '../mini-cart/mini-cart.attributes'
import type { attributes as popUp } from '../pop-up/pop-up.attributes'
import type { attributes as product } from '../product/product.attributes'
import type { attributes as productGrid } from '../product-grid/product-grid.attributes'
import type { attributes as quickShop } from '../quick-shop/quick-shop.attributes'
import type { attributes as recommendations } from '../recommendations/recommendations.attributes'
import type { attributes as search } from '../search/search.attributes'
import type { attributes as questions } from '../questions/questions.attributes'
import type { attributes as reviews } from '../reviews/reviews.attributes'
import type { attributes as signIn } from '../sign-in/sign-in.attributes'
import type { attributes as walletButtons } from '../wallet-buttons/wallet-buttons.attributes'

// What `till/react` is to a compiler. This checkout itself has the elements' own types, which are richer, so its
// tsconfig leaves this file out.

export * from './index'

declare global {
  interface HTMLElementTagNameMap {
    'till-content': HTMLElement & PropsOf<typeof content>
    'till-event': HTMLElement & PropsOf<typeof event>
    'till-favorite': HTMLElement & PropsOf<typeof favorite>
    'till-footer': HTMLElement & PropsOf<typeof footer>
    'till-menu': HTMLElement & PropsOf<typeof menu>
    'till-mini-cart': HTMLElement & PropsOf<typeof miniCart>
    'till-pop-up': HTMLElement & PropsOf<typeof popUp>
    'till-product': HTMLElement & PropsOf<typeof product>
    'till-product-grid': HTMLElement & PropsOf<typeof productGrid>
    'till-quick-shop': HTMLElement & PropsOf<typeof quickShop>
    'till-recommendations': HTMLElement & PropsOf<typeof recommendations>
    'till-search': HTMLElement & PropsOf<typeof search>
    'till-questions': HTMLElement & PropsOf<typeof questions>
    'till-reviews': HTMLElement & PropsOf<typeof reviews>
    'till-sign-in': HTMLElement & PropsOf<typeof signIn>
    'till-toasts': HTMLElement
    'till-wallet-buttons': HTMLElement & PropsOf<typeof walletButtons>
  }

  interface Window {
    till?: Till | Command[]
  }
}
