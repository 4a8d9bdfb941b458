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

  subtotal: 'Sous-total',
  shipping: 'Livraison',
  tax: 'Taxes',
  total: 'Total',
  shippedFree: 'Livraison offerte. ',
  taxLater: 'Les taxes sont calculées au moment de la commande.',
  taxIncluded: 'Les prix incluent la TVA.',
  checkout: 'Commander',
  leaving: 'Un instant',
  removeToGoOn: (name: string) => `Retirez ${name} pour continuer.`,

  empty: 'Votre panier est vide',

  loading: 'Chargement de votre panier',
  tryAgain: 'Réessayer',

  save: 'Garder pour plus tard',
  saveNamed: name => `Garder ${name} pour plus tard`,
  like: name => `Ajouter ${name} aux favoris`,
  addGift: 'Offrir cet article',
  addGiftNamed: name => `Offrir ${name}`,
  editGift: 'Modifier',
  editGiftNamed: name => `Modifier l’option cadeau de ${name}`,
  giftFor: to => `Cadeau pour ${to}`,
  heldUntil: time => `Gardé pour vous jusqu’à ${time}`,
  ship: 'Me faire livrer',
  pickUpAt: name => `Retrait à ${name}`,
  change: 'Modifier',
  changeNamed: name => `Modifier la livraison de ${name}`,

  removed: name => `${name} a été retiré.`,
  undo: 'Annuler',

  saved: 'Gardé pour plus tard',
  savedMore: 'Ce que vous gardez reste ici, et dans votre compte dès que vous vous connectez.',
  moveToBag: 'Mettre au panier',
  moveNamed: name => `Mettre ${name} au panier`,
  moving: 'Ajout en cours',
  removeSavedNamed: name => `Retirer ${name} de ce qui est gardé`,
  hide: what => `Masquer\u202f: ${what}`,
  soldOut: 'Épuisé pour le moment.',
  noPrice: 'Pas en vente pour le moment.',
  quantity: count => `Quantité ${count}`,

  promoCode: 'Code promo',
  addPromoCode: 'Ajouter un code promo',
  enterCode: 'Saisissez un code',
  apply: 'Appliquer',
  applying: 'Un instant',
  applied: (code: string) => `Le code ${code} est appliqué.`,
  notApplied: (code: string) => `Le code ${code} ne concerne rien de ce panier.`,
  removeCode: (code: string) => `Retirer le code ${code}`,
  noCode: 'Saisissez un code',

  gone: 'Plus disponible. Retirez-le pour passer commande.',
  goneOut: 'Épuisé. Retirez-le pour passer commande.',
  goneHeld:
    'D’autres clients ont réservé les derniers exemplaires. Réessayez dans quelques minutes, ou retirez-le pour passer commande.',
  goneUnpriced: 'Pas en vente pour le moment. Retirez-le pour passer commande.',
  removeFailed: 'Impossible de retirer l’article du panier. Veuillez réessayer plus tard.',

  saidQuantity: (name: string, count: number) => `${name} : quantité ${count}`,
  saidRemoved: (name: string) => `${name} n’est plus dans votre panier`,

  maximum: (count: number) => `Vous pouvez en commander ${count} au maximum.`,
  lastSeen: 'Voici votre panier tel que nous l’avons vu pour la dernière fois.',
  offline: 'Vous êtes hors ligne.',
  offlineMore: 'Les changements attendent le retour de la connexion.',
  notUpdated: 'Votre panier n’a pas pu être mis à jour.',
  notRead: 'Votre panier n’a pas pu être chargé.',
  notLeft: 'Le paiement n’a pas pu s’ouvrir.',
  emptyMore: 'Ce que vous ajoutez reste ici, sur toutes les pages de ce site.',
  notKept:
    'Votre navigateur n’enregistre rien pour ce site : si vous rechargez ou fermez cette page, votre panier est perdu, mais le paiement l’emporte.',
  goOnShopping: 'Continuer mes achats',
}
