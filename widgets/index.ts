import type { LoadElement } from './host/register'

/** The registry, one line for each widget. */
export const widgets: Readonly<Record<string, LoadElement>> = {
  'till-favorite': () => import('./favorite/favorite.widget'),
  'till-mini-cart': () => import('./mini-cart/mini-cart.widget'),
  'till-quick-shop': () => import('./quick-shop/quick-shop.widget'),
  'till-toasts': () => import('./toasts/toasts.widget'),
  'till-wallet-buttons': () => import('./wallet-buttons/wallet-buttons.widget'),
  'till-sign-in': () => import('./sign-in/sign-in.widget'),
  'till-content': () => import('./content/content.widget'),
  'till-product': () => import('./product/product.widget'),
  'till-product-grid': () => import('./product-grid/product-grid.widget'),
  'till-recommendations': () => import('./recommendations/recommendations.widget'),
  'till-search': () => import('./search/search.widget'),
  'till-questions': () => import('./questions/questions.widget'),
  'till-reviews': () => import('./reviews/reviews.widget'),
  'till-menu': () => import('./menu/menu.widget'),
  'till-footer': () => import('./footer/footer.widget'),
  'till-pop-up': () => import('./pop-up/pop-up.widget'),
  'till-event': () => import('./event/event.widget'),
}
