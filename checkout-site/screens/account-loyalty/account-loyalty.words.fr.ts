import type { AccountLoyaltyWords } from './account-loyalty.words'

export const words: AccountLoyaltyWords = {
  title: 'Points et avantages',
  points: 'Vos points',
  pointsUnit: 'points',
  member: number => `Numéro de membre ${number}`,
  vouchers: 'Bons',
  noVouchers: 'Vous n’avez pas de bon pour le moment.',
  voucher: sum => `Bon de ${sum}`,
  forPoints: points => `pour ${points} points`,
  ready: 'Disponible\u202f: choisissez-le au paiement',
  missing: points => `Encore ${points} points`,
  used: 'Utilisé',
  welcome: 'Bienvenue dans le programme',
  welcomeText: code => `Saisissez le code ${code} dans votre panier.`,
  book: 'Mouvements de vos points',
  noBook: 'Rien pour le moment. Les points utilisés ou rendus par une commande figurent ici.',
  kinds: {
    redeem: 'Commande payée',
    restore: 'Rendus',
    renew: 'Nouvelle année',
    referral: 'Recommandation',
  },
  confirmTitle: 'Confirmez votre adresse e-mail',
  confirmText: email =>
    `Nous avons envoyé un lien à ${email}. Suivez-le : vos points et récompenses pourront alors être utilisés.`,
  joinTitle: 'Rejoindre le programme de fidélité',
  joinText: 'Cumulez des points à chaque commande et échangez-les contre des bons. C’est gratuit.',
  join: 'Adhérer',
  joining: 'Adhésion',
  terms: 'Conditions du programme',
}
