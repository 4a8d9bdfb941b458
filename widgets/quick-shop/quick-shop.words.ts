import { defineWords } from '../../core/site/words'

const en = {
  open: 'Quick shop',
  loading: 'Loading the product',
  close: 'Close',
  pictures: 'Pictures',
  picture: (place: number, of: number) => `Picture ${place} of ${of}`,
  was: 'was',
  now: (from: string) => `from ${from}`,
  range: (low: string, high: string) => `${low} to ${high}`,
  lowest: (price: string) => `Lowest price in 30 days: ${price}`,
  soldOut: (option: string) => `${option}, sold out`,
  heldByOthers: (option: string) => `${option}, held by others`,
  fewLeft: (count: number, option: string) => `Only ${count} left in ${option}`,
  choose: (attribute: string) => `Choose a${/^[aeiou]/i.test(attribute) ? 'n' : ''} ${attribute.toLowerCase()}`,
  add: 'Add to bag',
  adding: 'Adding',
  added: 'Added',
  update: 'Update bag',
  updating: 'Updating',
  'sign-in': 'Sign in to buy',
  signInFirst: 'It is for members first. Sign in, then come back.',
  'out-of-stock': 'Out of stock',
  'held-by-others': 'Held by others',
  tryLater: 'Other shoppers hold the last ones. Try again in a few minutes.',
  notify: 'Notify me',
  gone: 'This product is no longer sold.',
  retry: 'Try again',
  held: 'You are offline. It goes into your bag once you are back.',

  email: 'Email',
  emailHint: 'We write once, when it is back.',
  emailWrong: 'Enter an email such as name@example.com',
  sending: 'Sending',
  notified: (email: string) => `We will write to ${email} when it is back.`,
  sumLabel: 'Your own amount',
  sumRange: (low: string, high: string) => `From ${low} to ${high}`,
  addSum: 'Add this amount',
  addingSum: 'Adding',
  sumRequired: 'Enter an amount',
  sumNumber: 'Enter an amount such as 75',
  inStores: 'For pick-up in store only. Choose above to see which stores have it.',
  pickUp: 'Pick up in store',
  chooseStore: 'Choose a store',
  ready: 'In stock, ready in 2 hours',
  sent: 'Sent to this store, in 3 to 6 days',
  noStore: 'No store has this one now. Choose another above.',
}

export type QuickShopWords = typeof en

/** What a quick shop says. */
export const { $words } = defineWords(en, {
  fr: () => import('./quick-shop.words.fr'),
  de: () => import('./quick-shop.words.de'),
  ja: () => import('./quick-shop.words.ja'),
  ar: () => import('./quick-shop.words.ar'),
})
