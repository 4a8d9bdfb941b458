import { defineWords } from '../../core/site/words'

const english = {
  bag: 'Your bag',
  close: 'Close bag',

  quantityOf: (name: string) => `Quantity of ${name}`,
  less: 'One fewer',
  more: 'One more',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  was: 'was',
  comma: ', ',
  free: 'Free',
  gift: 'Gift',

  youSave: 'You save',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  tax: 'Tax',
  total: 'Total',
  shippedFree: 'Shipping free. ',
  taxLater: 'Tax is worked out at checkout.',
  taxIncluded: 'Prices include VAT.',
  checkout: 'Checkout',
  leaving: 'One moment',
  removeToGoOn: (name: string) => `Remove ${name} to go on.`,

  empty: 'Your bag is empty',

  loading: 'Loading your bag',
  tryAgain: 'Try again',

  save: 'Save for later',
  saveNamed: (name: string) => `Save ${name} for later`,
  like: (name: string) => `Add ${name} to favorites`,
  addGift: 'Add gift option',
  addGiftNamed: (name: string) => `Add gift option to ${name}`,
  editGift: 'Edit',
  editGiftNamed: (name: string) => `Edit gift option of ${name}`,
  giftFor: (to: string) => `Gift for ${to}`,
  heldUntil: (time: string) => `Held for you until ${time}`,
  ship: 'Ship to me',
  byEmail: 'By email',
  pickUpAt: (name: string) => `Pick up at ${name}`,
  change: 'Change',
  changeNamed: (name: string) => `Change how you get ${name}`,

  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',

  saved: 'Saved for later',
  savedMore: 'What you save is kept here, and in your account once you sign in.',
  moveToBag: 'Move to bag',
  moveNamed: (name: string) => `Move ${name} to bag`,
  moving: 'Moving',
  removeSavedNamed: (name: string) => `Remove ${name} from saved for later`,
  changeSavedNamed: (name: string) => `Change the size or color of ${name}`,
  hide: (what: string) => `Hide: ${what}`,
  soldOut: 'Sold out at the moment.',
  noPrice: 'Not for sale at the moment.',
  quantity: (count: number) => `Quantity ${count}`,

  promoCode: 'Promo code',
  addPromoCode: 'Add a promo code',
  enterCode: 'Enter a code',
  apply: 'Apply',
  applying: 'Applying',
  applied: (code: string) => `Code ${code} is on.`,
  notApplied: (code: string) => `Code ${code} does not apply to what is in the bag.`,
  removeCode: (code: string) => `Remove code ${code}`,
  noCode: 'Enter a code',

  gone: 'No longer available. Remove it to check out.',
  goneOut: 'Sold out. Remove it to check out.',
  goneHeld: 'Other shoppers hold the last ones. Try again in a few minutes, or remove it to check out.',
  goneUnpriced: 'Not for sale just now. Remove it to check out.',
  removeFailed: 'Unable to remove item from cart. Please try again later.',

  maximum: (count: number) => `You can order ${count} of these at most.`,
  lastSeen: 'This is your bag as it was last seen.',
  offline: 'You are offline.',
  offlineMore: 'Changes wait until the connection is back.',
  notUpdated: 'We could not update your bag.',
  notRead: 'We could not load your bag.',
  notLeft: 'We could not open the checkout.',
  emptyMore: 'What you add is kept here, on every page of this site.',
  notKept:
    'Your browser stores nothing for this site: reload or close this page and your bag is gone, though checkout takes it along.',
  goOnShopping: 'Continue shopping',
}

/** The bag's words: those that a language lacks are the English ones. */
export type CartPartsWords = typeof english

/** The bag's words in the shopper's language. */
export const { $words } = defineWords<CartPartsWords>(english, {
  fr: () => import('./cart-parts.words.fr'),
  de: () => import('./cart-parts.words.de'),
  ja: () => import('./cart-parts.words.ja'),
  ar: () => import('./cart-parts.words.ar'),
  'en-GB': () => import('./cart-parts.words.en-GB'),
  'en-CA': () => import('./cart-parts.words.en-CA'),
})
