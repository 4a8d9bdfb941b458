import { defineWords } from '../../core/site/words'

const english = {
  group: 'Express checkout',
  apple: 'Buy with Apple Pay, in the shop’s window',
  paypal: 'Buy with PayPal, in the shop’s window',
  open: 'Finish in the window that has opened. Press again to bring it to the front.',
  chooseFirst: 'Choose your size first.',
  empty: 'Your bag is empty.',
}

export type WindowWords = typeof english

export const { $words } = defineWords<WindowWords>(english, {
  fr: () => import('./window-buttons.words.fr'),
  de: () => import('./window-buttons.words.de'),
  ja: () => import('./window-buttons.words.ja'),
  ar: () => import('./window-buttons.words.ar'),
})
