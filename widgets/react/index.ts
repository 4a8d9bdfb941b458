import type { EventName } from '@lit-labs/react'
import { attributes as content } from '../content/content.attributes'
import { attributes as event } from '../event/event.attributes'
import { attributes as favorite } from '../favorite/favorite.attributes'
import { attributes as footer } from '../footer/footer.attributes'
import { attributes as menu } from '../menu/menu.attributes'
import { attributes as miniCart } from '../mini-cart/mini-cart.attributes'
import { attributes as popUp } from '../pop-up/pop-up.attributes'
import { attributes as product } from '../product/product.attributes'
import { attributes as productGrid } from '../product-grid/product-grid.attributes'
import { attributes as quickShop } from '../quick-shop/quick-shop.attributes'
import { attributes as recommendations } from '../recommendations/recommendations.attributes'
import { attributes as search } from '../search/search.attributes'
import { attributes as questions } from '../questions/questions.attributes'
import { attributes as reviews } from '../reviews/reviews.attributes'
import type { TillEvents } from '../host/event-map'
import { attributes as signIn } from '../sign-in/sign-in.attributes'
import { attributes as walletButtons } from '../wallet-buttons/wallet-buttons.attributes'
import { wrap } from './wrap'

const dialogs = {
  onOpen: 'till:open' as EventName<TillEvents['till:open']>,
  onClose: 'till:close' as EventName<TillEvents['till:close']>,
}

/** What the shop's editors wrote: `<till-content>`. */
export const Content = wrap('till-content', content, {})

/** An event that shoppers sign up for: `<till-event>`. */
export const Event = wrap('till-event', event, dialogs)

/** A product's heart: `<till-favorite>`. */
export const Favorite = wrap('till-favorite', favorite, {})

/** The footer of a site: `<till-footer>`. */
export const Footer = wrap('till-footer', footer, {})

/** The menu of a site: `<till-menu>`. */
export const Menu = wrap('till-menu', menu, {
  onMenuExpand: 'till:menu-expand' as EventName<TillEvents['till:menu-expand']>,
  onMenuClose: 'till:menu-close' as EventName<TillEvents['till:menu-close']>,
})

/** The bag: `<till-mini-cart>`. */
export const MiniCart = wrap('till-mini-cart', miniCart, {
  ...dialogs,
  /** Checkout was pressed; prevent its default to keep the shopper on your own way. */
  onCheckout: 'till:checkout' as EventName<TillEvents['till:checkout']>,
})

/** A pop-up of a site: `<till-pop-up>`. */
export const PopUp = wrap('till-pop-up', popUp, dialogs)

/** A product on a page: `<till-product>`. */
export const Product = wrap('till-product', product, dialogs)

/** The products of a category or a search: `<till-product-grid>`. */
export const ProductGrid = wrap('till-product-grid', productGrid, {})

/** A product in a panel: `<till-quick-shop>`. */
export const QuickShop = wrap('till-quick-shop', quickShop, dialogs)

/** Products that go with another one: `<till-recommendations>`. */
export const Recommendations = wrap('till-recommendations', recommendations, {})

/** A search field with suggestions: `<till-search>`. */
export const Search = wrap('till-search', search, {})

/** What people have asked about a product: `<till-questions>`. */
export const Questions = wrap('till-questions', questions, dialogs)

/** What people have written about a product: `<till-reviews>`. */
export const Reviews = wrap('till-reviews', reviews, dialogs)

/** Sign-in, or who is signed in: `<till-sign-in>`. */
export const SignIn = wrap('till-sign-in', signIn, dialogs)

/** The place of toasts: `<till-toasts>`. */
export const Toasts = wrap('till-toasts', {}, {})

/** Express wallet buttons: `<till-wallet-buttons>`. */
export const WalletButtons = wrap('till-wallet-buttons', walletButtons, {})
