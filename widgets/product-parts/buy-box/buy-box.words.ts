import { defineWords } from '../../../core/site/words'

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
  lowestSale: (price: string) => `Lowest price of earlier sales: ${price}`,
  since: (day: string) => `On sale since ${day}`,
  soldOut: (option: string) => `${option}, sold out`,
  heldByOthers: (option: string) => `${option}, held by others`,
  few: 'Few left',
  fewLeft: (count: number, option: string) => `Only ${count} left in ${option}`,
  choose: (attribute: string) => `Choose a${/^[aeiou]/i.test(attribute) ? 'n' : ''} ${attribute.toLowerCase()}`,
  add: 'Add to bag',
  adding: 'Adding',
  added: 'Added',
  update: 'Update bag',
  updateSaved: 'Update saved item',
  updating: 'Updating',
  'sign-in': 'Sign in to buy',
  membersFirst: 'Members can buy it first.',
  signInFirst: 'Sign in, then come back.',
  'out-of-stock': 'Out of stock',
  'held-by-others': 'Held by others',
  tryLater: 'Other shoppers hold the last ones. Try again in a few minutes.',
  notify: 'Notify me',
  gone: 'This product is no longer sold.',
  retry: 'Try again',
  held: 'You are offline. It goes into your bag once you are back.',
}

export type BuyBoxWords = typeof en

export const { $words } = defineWords(en, {
  fr: () => import('./buy-box.words.fr'),
  de: () => import('./buy-box.words.de'),
  ja: () => import('./buy-box.words.ja'),
  ar: () => import('./buy-box.words.ar'),
})
