import type { Bring } from './host/register'

/** The registry, one line for each widget. */
export const widgets: Readonly<Record<string, Bring>> = {
  'till-favorite': () => import('./favorite/favorite.widget'),
  'till-mini-cart': () => import('./mini-cart/mini-cart.widget'),
  'till-quick-shop': () => import('./quick-shop/quick-shop.widget'),
  'till-toasts': () => import('./toasts/toasts.widget'),
  'till-wallet-buttons': () => import('./wallet-buttons/wallet-buttons.widget'),
  'till-sign-in': () => import('./sign-in/sign-in.widget'),
}
