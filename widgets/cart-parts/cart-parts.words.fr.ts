import type { CartPartsWords } from './cart-parts.words'

/** The bag's words in French. */
export const words: CartPartsWords = {
  bag: 'Votre panier',
  close: 'Fermer le panier',

  quantityOf: (name: string) => `Quantité de ${name}`,
  less: 'Un de moins',
  more: 'Un de plus',
  remove: 'Retirer',
  removeNamed: (name: string) => `Retirer ${name}`,
  was: 'au lieu de',
  comma: ', ',
  free: 'Offert',
  gift: 'Cadeau',

  youSave: 'Vous économisez',
  subtotal: 'Sous-total',
  shipping: 'Livraison',
  tax: 'Taxes',
  total: 'Total',
  leftToPay: 'Reste à payer',
  shippedFree: 'Livraison offerte. ',
  taxLater: 'Les taxes sont calculées au moment de la commande.',
  taxIncluded: 'Les prix incluent la TVA.',
  checkout: 'Commander',
  leaving: 'Un instant',
  removeToGoOn: (name: string) => `Retirez ${name} pour continuer.`,

  empty: 'Votre panier est vide',

  loading: 'Chargement de votre panier',
  tryAgain: 'Réessayer',
}
