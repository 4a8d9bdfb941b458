import { defineWords } from '../../core/site/words'

const english = {
  group: 'Express checkout',
  applePay: 'Buy with Apple Pay',
  or: 'or',
  chooseFirst: 'Choose your size first.',
  empty: 'Your bag is empty.',
  sandbox: 'Sandbox: nothing is charged.',
  placing: 'We are placing your order.',
  checking: 'We are checking your order. Stay on this page; do not pay again.',
  placed: 'Your order is placed. Taking you to it.',
  cancelled: 'Nothing was paid, and your bag is unchanged.',
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  tax: 'Tax',
  paid: 'Already paid',
  'wallet-country': 'We deliver only within the country of this shop. Choose an address there.',
  'wallet-city': 'The city has more than 50 characters. Shorten it.',
  'wallet-unserviceable': 'We cannot deliver to this address. Choose another one.',
  'wallet-shipping':
    'The delivery details are not complete, or have something that we cannot use. Check them, or choose others.',
  'wallet-billing':
    'The billing details are not complete, or have something that we cannot use. Check them, or choose others.',
  PYT400: 'The total has changed since you agreed to it, and nothing was charged. Check it, then pay.',
  'wallet-unknown': 'The payment did not work, and nothing was charged. Try again, or pay in checkout.',
}

export type WalletWords = typeof english

export const { $words } = defineWords<WalletWords>(english, {
  fr: () => import('./wallet-buttons.words.fr'),
  de: () => import('./wallet-buttons.words.de'),
  ja: () => import('./wallet-buttons.words.ja'),
  ar: () => import('./wallet-buttons.words.ar'),
})
