import type { AccountOverviewWords } from './account-overview.words'

export const words: AccountOverviewWords = {
  hello: name => (name ? `Bonjour ${name}` : 'Bonjour'),
  points: 'Vos points',
  pointsUnit: 'points',
  toNext: (points, sum) => `Encore ${points} points avant vos ${sum}`,
  rewardReady: sum => `Un bon de ${sum} vous attend`,
  confirmFirst: 'Confirmez votre adresse e-mail pour les utiliser.',
  seeRewards: 'Voir les avantages',
  join: 'Rejoindre le programme de fidélité',
  notMember: 'Cumulez des points à chaque commande et échangez-les contre des bons.',
  shipsTo: 'Livraison à',
  noAddress: 'Aucune adresse',
  noAddressText: 'Avec une adresse enregistrée, la commande est plus rapide.',
  addAddress: 'Ajouter une adresse',
  editAddresses: 'Modifier les adresses',
  latest: 'Votre dernière commande',
  track: 'Voir la commande',
  recent: 'Commandes récentes',
  all: 'Toutes les commandes',
  failed: 'Impossible de charger votre compte',
  terms: 'La remise s’applique dès que vous en acceptez les conditions, dans votre panier.',
}
