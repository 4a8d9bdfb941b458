import { defineWords } from '../../core/site/words'

/** Messages about the cart, a line, and an empty bag. */
const english = {
  hide: (what: string) => `Hide: ${what}`,

  gone: 'No longer available. Remove it to check out.',
  goneOut: 'Sold out. Remove it to check out.',
  goneHeld: 'Other shoppers hold the last ones. Try again in a few minutes, or remove it to check out.',
  goneUnpriced: 'Not for sale right now. Remove it to check out.',
  removeFailed: 'Unable to remove item from cart. Please try again later.',

  maximum: (count: number) => `You can order up to ${count} of these.`,
  lastSeen: 'This is your bag as we last saw it.',
  offline: 'You are offline.',
  offlineMore: 'Changes wait until the connection is back.',
  notUpdated: 'We could not update your bag.',
  notRead: 'We could not load your bag.',
  notLeft: 'We could not open checkout.',
  emptyMore: 'What you add is kept here, on every page of this site.',
  notKept:
    'Your browser stores nothing for this site. If you reload or close this page, your bag is lost; checkout still gets it.',
  goOnShopping: 'Continue shopping',
}

export type CartMessagesWords = typeof english

export const { $words } = defineWords<CartMessagesWords>(english, {
  fr: () => import('./cart-messages.words.fr'),
  de: () => import('./cart-messages.words.de'),
  ja: () => import('./cart-messages.words.ja'),
  ar: () => import('./cart-messages.words.ar'),
})
