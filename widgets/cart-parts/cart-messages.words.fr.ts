import type { CartMessagesWords } from './cart-messages.words'

export const words: CartMessagesWords = {
  hide: what => `Masquer\u202f: ${what}`,

  gone: 'Plus disponible. Retirez-le pour passer commande.',
  goneOut: 'Épuisé. Retirez-le pour passer commande.',
  goneHeld:
    'D’autres clients ont réservé les derniers exemplaires. Réessayez dans quelques minutes, ou retirez-le pour passer commande.',
  goneUnpriced: 'Pas en vente pour le moment. Retirez-le pour passer commande.',
  removeFailed: 'Impossible de retirer l’article du panier. Veuillez réessayer plus tard.',

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
