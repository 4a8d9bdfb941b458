import type { BillingWords } from './billing.words'

export const words: BillingWords = {
  payment: 'Paiement',
  remaining: sum => `Payer les ${sum} restants`,
  encrypted: 'Chiffré. Les données de carte ne vont qu’au prestataire de paiement.',
  card: 'Carte',
  cardEnding: (brand, last4) => `${brand} se terminant par ${last4}`,
  otherCard: 'Utiliser une autre carte',
  keepCard: (brand, last4) => `Garder ${brand} se terminant par ${last4}`,
  billing: 'Adresse de facturation',
  same: 'Identique à l’adresse de livraison',
  paid: 'Tout est payé. Aucune carte n’est nécessaire.',
  next: 'Vérifier ma commande',
  saving: 'Enregistrement',
  back: 'Retour à la livraison',
  loading: 'Chargement',
  methodsFailed: 'Les moyens de paiement n’ont pas pu être chargés.',
  noMethods: 'Aucun moyen de paiement n’est disponible pour le moment. Réessayez dans un instant.',
  providerLost: 'Le prestataire de paiement est injoignable. Votre carte n’a pas été débitée. Réessayez.',
  notSaved: 'Votre paiement n’a pas été enregistré. Rien n’a été débité.',
  authentication: {
    answered:
      'Votre banque n’a pas confirmé le paiement : rien n’a été commandé ni débité. Réessayez ou changez de carte.',
    'gave-up': 'Le paiement n’a pas été confirmé : rien n’a été commandé ni débité. Choisissez comment payer.',
    'timed-out':
      'Le délai de confirmation est écoulé : rien n’a été commandé ni débité. Réessayez ou changez de carte.',
    unreadable:
      'Votre banque souhaite confirmer le paiement, mais sa question n’a pas pu s’ouvrir. Rien n’a été débité, et votre panier est toujours là. Réessayez ou payez autrement.',
  },
}
