import type { Translated } from '../../../core/site/words'
import type { ConfirmationWords } from './confirmation.words'

export const words: Translated<ConfirmationWords> = {
  document: 'Commande passée',
  help: 'Besoin d’aide ?',
  order: number => `Commande ${number}`,
  thanks: name => (name ? `Merci, ${name}` : 'Merci'),
  packing: email => (email ? `Nous la préparons. Une confirmation est envoyée à ${email}.` : 'Nous la préparons.'),
  arrives: 'Arrivée',
  stages: { placed: 'Passée', packed: 'Préparée', onItsWay: 'En route', delivered: 'Livrée' },
  done: 'Fait',
  next: 'À venir',
  by: day => `Avant le ${day}`,
  shipsTo: 'Livrée à',
  paidWith: 'Payée avec',
  cardEnding: (brand, last4) => `${brand} se terminant par ${last4}`,
  giftCard: last4 => `Carte cadeau se terminant par ${last4}`,
  other: 'Autre',
  shopOn: 'Continuer mes achats',
  loading: 'Chargement de votre commande',
  failedTitle: 'Votre commande est passée, mais n’a pas pu être affichée',
  failedText: 'Rien n’est perdu. Réessayez dans un instant.',
  again: 'Réessayer',
  noneTitle: 'Aucune commande ici',
  noneText: 'Cette page montre une commande juste après son passage. Son numéro figure dans votre e-mail.',
}
