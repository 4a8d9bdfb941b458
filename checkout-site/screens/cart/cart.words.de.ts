import type { CartScreenWords } from './cart.words'

export const words: CartScreenWords = {
  title: 'Ihr Warenkorb',
  checkout: 'Zur Kasse',
  loading: 'Ihr Warenkorb wird geladen',
  remove: name => `Entfernen Sie ${name}, um fortzufahren.`,
}
