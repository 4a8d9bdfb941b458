import { pluralsOf } from '../../core/site/words'
import type { ShellWords } from './shell.words'

const plural = pluralsOf('fr')

export const words: ShellWords = {
  secure: 'Paiement sécurisé',
  home: brand => `${brand}, vers la boutique`,
  checkout: 'Commande',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  signedInAs: 'Connecté en tant que',
  account: 'Compte',
  steps: { shipping: 'Livraison', billing: 'Paiement', summary: 'Récapitulatif' },
  loading: 'Chargement',
  again: 'Réessayer',
  close: 'Fermer',
  offline: 'Vous êtes hors ligne. Votre saisie est conservée sur cet appareil.',
  offlineNow: 'Vous êtes hors ligne. Réessayez quand la connexion sera rétablie.',
  continueShopping: 'Continuer mes achats',

  emptyTitle: 'Votre panier est vide',
  emptyText: 'Ce que vous ajoutez sur l’une de nos pages apparaît ici.',
  failedTitle: 'Votre panier n’a pas pu être chargé',
  handoffTitle: 'Votre panier n’a pas suivi',
  handoffText:
    'Le lien qui vous a amené ici a déjà servi ou a expiré. Retournez à la boutique et passez de nouveau commande.',
  handoffKept: 'Le lien qui vous a amené ici a déjà servi ou a expiré. Voici le panier connu sur cette page.',
  notKept:
    'Votre navigateur n’enregistre rien pour ce site : si vous rechargez ou fermez cette page, votre panier et votre saisie sont perdus.',
  brokenTitle: 'Cette page ne répond plus',
  brokenText: 'Rien de ce que vous avez saisi n’est perdu. Rechargez la page pour continuer.',
  reload: 'Recharger',
  checkingTitle: 'Vérification de votre commande',
  checkingText:
    'La connexion a été perdue pendant l’envoi de votre commande. Nous vérifions ce qu’il en est. Vous n’avez rien à faire et ne serez pas débité deux fois.',
  checkingLong: 'Cela prend plus de temps que d’habitude. Gardez cette page ouverte.',

  orderSummary: 'Votre commande',
  items: count => `${count} ${plural(count, { one: 'article', other: 'articles' })}`,
  youSave: 'Vous économisez',
  subtotal: count => `Sous-total, ${count} ${plural(count, { one: 'article', other: 'articles' })}`,
  was: 'au lieu de',
  quantity: 'Quantité',
  shipping: 'Livraison',
  free: 'Offerte',
  tax: 'Taxes',
  taxInside: 'Dont TVA',
  taxToCome: 'Selon votre adresse',
  total: 'Total',
  totalBeforeTax: 'Total hors taxes',
  leftToPay: 'Reste à payer',
  paidByCard: 'Payé par carte',
  paid: 'Payé',

  promoCode: 'Code promo',
  promoExample: 'Saisissez un code',
  apply: 'Appliquer',
  applying: 'Application',
  promoOn: code => `Le code ${code} est actif`,
  promoOff: code => `Le code ${code} ne s’applique pas à ce panier`,
  removeCode: code => `Retirer le code ${code}`,
}
