import type { CartScreenWords } from './cart.words'

export const words: CartScreenWords = {
  title: 'Votre panier',
  checkout: 'Commander',
  loading: 'Chargement de votre panier',
  hide: what => `Masquer\u202f: ${what}`,
  remove: name => `Retirez ${name} pour continuer.`,
}
