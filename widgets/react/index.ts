import type { EventName } from '@lit-labs/react'
import { attributes as favorite } from '../favorite/favorite.attributes'
import { attributes as miniCart } from '../mini-cart/mini-cart.attributes'
import { attributes as quickShop } from '../quick-shop/quick-shop.attributes'
import type { TillEvents } from '../host/event-map'
import { attributes as signIn } from '../sign-in/sign-in.attributes'
import { attributes as walletButtons } from '../wallet-buttons/wallet-buttons.attributes'
import { wrap } from './wrap'

const dialogs = {
  onOpen: 'till:open' as EventName<TillEvents['till:open']>,
  onClose: 'till:close' as EventName<TillEvents['till:close']>,
}

/** A product's heart: `<till-favorite>`. */
export const Favorite = wrap('till-favorite', favorite, {})

/** The bag: `<till-mini-cart>`. */
export const MiniCart = wrap('till-mini-cart', miniCart, {
  ...dialogs,
  /** Checkout was pressed; prevent its default to keep the shopper on your own way. */
  onCheckout: 'till:checkout' as EventName<TillEvents['till:checkout']>,
})

/** A product in a panel: `<till-quick-shop>`. */
export const QuickShop = wrap('till-quick-shop', quickShop, dialogs)

/** Sign-in, or who is signed in: `<till-sign-in>`. */
export const SignIn = wrap('till-sign-in', signIn, dialogs)

/** The place of toasts: `<till-toasts>`. */
export const Toasts = wrap('till-toasts', {}, {})

/** Express wallet buttons: `<till-wallet-buttons>`. */
export const WalletButtons = wrap('till-wallet-buttons', walletButtons, {})
