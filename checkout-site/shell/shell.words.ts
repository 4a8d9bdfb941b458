import { defineWords } from '../../core/site/words'

const english = {
  secure: 'Secure checkout',
  home: (brand: string) => `${brand}, to the shop`,
  checkout: 'Checkout',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signedInAs: 'Signed in as',
  account: 'Account',
  steps: { shipping: 'Shipping', billing: 'Billing', summary: 'Summary' },
  loading: 'Loading',
  again: 'Try again',
  close: 'Close',
  offline: 'You are offline. What you type is saved on this device.',
  offlineNow: 'You are offline. Try again when you are back.',
  continueShopping: 'Continue shopping',

  emptyTitle: 'Your bag is empty',
  emptyText: 'Items that you add on any of our pages show up here.',
  failedTitle: 'Your bag could not be loaded',
  handoffTitle: 'Your bag could not be transferred',
  handoffText:
    'The link that brought you here has been used or has expired. Go back to the shop and choose Checkout again.',
  handoffKept: 'The link that brought you here has been used or has expired. This is the bag that we have here.',
  notKept:
    'Your browser stores nothing for this site. If you reload or close this page, your bag and what you typed are lost.',
  brokenTitle: 'This page stopped working',
  brokenText: 'Nothing you typed was lost. Reload the page to continue.',
  reload: 'Reload',
  checkingTitle: 'Checking your order',
  checkingText:
    'The connection was lost while your order was on its way. We are checking its status. You do not need to do anything, and you will not be charged twice.',
  checkingLong: 'This takes longer than usual. Please keep this page open.',

  orderSummary: 'Order summary',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  youSave: 'You save',
  subtotal: (count: number) => (count === 1 ? 'Subtotal, 1 item' : `Subtotal, ${count} items`),
  was: 'was',
  quantity: 'Quantity',
  shipping: 'Shipping',
  free: 'Free',
  tax: 'Tax',
  taxInside: 'Tax included',
  taxToCome: 'Once we have your address',
  total: 'Total',
  totalBeforeTax: 'Total before tax',
  leftToPay: 'Left to pay',
  paidByCard: 'Paid by card',
  paid: 'Paid',

  promoCode: 'Promo code',
  promoExample: 'Enter a code',
  apply: 'Apply',
  applying: 'Applying',
  promoOn: (code: string) => `Code ${code} applied`,
  promoOff: (code: string) => `Code ${code} does not apply to this bag`,
  removeCode: (code: string) => `Remove code ${code}`,
}

export type ShellWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./shell.words.fr'),
  de: () => import('./shell.words.de'),
  ja: () => import('./shell.words.ja'),
  ar: () => import('./shell.words.ar'),
  'en-GB': () => import('./shell.words.en-GB'),
})
