import { pluralsOf, type Translated } from '../../core/site/words'
import type { CartWords } from './mini-cart.words'

const plural = pluralsOf('fr')

/** The bag's words in French. */
export const words: Translated<CartWords> = {
  bag: 'Votre panier',
  close: 'Fermer le panier',
  items: (count: number) => `${count} ${plural(count, { one: 'article', other: 'articles' })}`,

  quantityOf: (name: string) => `Quantité de ${name}`,
  less: 'Un de moins',
  more: 'Un de plus',
  remove: 'Retirer',
  removeNamed: (name: string) => `Retirer ${name}`,
  was: 'au lieu de',
  comma: ', ',
  free: 'Offert',
  gift: 'Cadeau',
  maximum: (count: number) => `Vous pouvez en commander ${count} au maximum.`,

  subtotal: 'Sous-total',
  shipping: 'Livraison',
  tax: 'Taxes',
  total: 'Total',
  atCheckout: 'Les prix incluent la TVA.',
  freeAtCheckout: 'Livraison offerte. Les prix incluent la TVA.',
  checkout: 'Commander',
  leaving: 'Un instant',
  removeToGoOn: (name: string) => `Retirez ${name} pour continuer.`,

  empty: 'Votre panier est vide',
  emptyMore: 'Ce que vous ajoutez reste ici, sur toutes les pages de ce site.',
  goOnShopping: 'Continuer mes achats',

  loading: 'Chargement de votre panier',
  lastSeen: 'Voici votre panier tel que nous l’avons vu pour la dernière fois.',
  offline: 'Vous êtes hors ligne.',
  offlineMore: 'Les changements attendent le retour de la connexion.',
  notUpdated: 'Votre panier n’a pas pu être mis à jour.',
  notRead: 'Votre panier n’a pas pu être chargé.',
  tryAgain: 'Réessayer',
  notLeft: 'Le paiement n’a pas pu s’ouvrir.',
}
