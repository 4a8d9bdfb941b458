import type { CartScreenWords } from './cart.words'

export const words: CartScreenWords = {
  title: 'Votre panier',
  checkout: 'Commander',
  loading: 'Chargement de votre panier',
  remove: name => `Retirez ${name} pour continuer.`,
}
