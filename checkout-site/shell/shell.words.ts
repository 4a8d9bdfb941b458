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
  offline: 'You are offline. What you type is kept on this device.',
  offlineNow: 'You are offline. Try again when you are back.',
  continueShopping: 'Continue shopping',

  emptyTitle: 'Your bag is empty',
  emptyText: 'What you add on any of our pages shows up here.',
  failedTitle: 'Your bag could not be loaded',
  handoffTitle: 'Your bag did not come along',
  handoffText:
    'The link that brought you here has been used or has expired. Go back to the shop and choose Checkout again.',
  handoffKept:
    'The link that brought you here has been used or has expired. This is the bag that we know of on this page.',
  notKept:
    'Your browser stores nothing for this site: reload or close this page and your bag and what you have typed are gone.',
  brokenTitle: 'This page stopped working',
  brokenText: 'Nothing you typed was lost. Load the page again to go on.',
  reload: 'Load again',
  checkingTitle: 'Checking your order',
  checkingText:
    'The connection was lost while your order was on its way. We are asking what became of it. You do not need to do anything, and you will not be charged twice.',
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
  soldOut: 'No longer available. Remove it to check out.',
  heldByOthers: 'Other shoppers hold the last ones. Try again in a few minutes, or remove it to check out.',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,

  promoCode: 'Promo code',
  promoExample: 'Enter a code',
  apply: 'Apply',
  applying: 'Applying',
  promoOn: (code: string) => `Code ${code} is on`,
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
