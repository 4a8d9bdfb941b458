import type { Translated } from '../../../core/site/words'
import type { SummaryWords } from './summary.words'

export const words: Translated<SummaryWords> = {
  title: 'Vérifiez et commandez',
  contact: 'Contact',
  shipTo: 'Livraison à',
  method: 'Mode',
  payment: 'Paiement',
  billing: 'Facturation',
  sameAsShipping: 'Identique à l’adresse de livraison',
  edit: 'Modifier',
  editNamed: part => `Modifier : ${part}`,
  free: 'offerte',
  cardEnding: (brand, last4) => `${brand} se terminant par ${last4}`,
  giftCard: last4 => `Carte cadeau se terminant par ${last4}`,
  other: 'Autre',
  agree: 'J’ai lu et j’accepte les',
  terms: 'conditions de vente',
  mustAgree: 'Acceptez les conditions de vente pour commander',
  place: sum => `Commander, ${sum}`,
  placing: 'Commande en cours',
  charged: 'Votre carte est débitée à la commande.',
  hindered: name => `${name} n’est plus disponible. Retirez-le de votre commande pour continuer.`,
  back: 'Retour au paiement',
  checking: 'Vérification de votre commande',
  checkingText:
    'La connexion a été perdue pendant l’envoi de votre commande. Nous vérifions ce qu’il en est. Vous n’avez rien à faire et ne serez pas débité deux fois.',
  totalChanged: sum => `Le total est maintenant de ${sum}. Vérifiez votre commande avant de la passer.`,
  nothingOrdered: 'Rien n’a été commandé ni débité.',
  changePayment: 'Changer de paiement',
  changeAddress: 'Changer d’adresse',
}
