import type { Translated } from '../../../core/site/words'
import type { ConfirmationWords } from './confirmation.words'

export const words: Translated<ConfirmationWords> = {
  document: 'Commande passée',
  help: 'Besoin d’aide ?',
  order: number => `Commande ${number}`,
  thanks: name => (name ? `Merci, ${name}` : 'Merci'),
  packing: email => (email ? `Nous la préparons. Une confirmation est envoyée à ${email}.` : 'Nous la préparons.'),
  mailing: email =>
    email ? `Votre achat part par e-mail. Une confirmation est envoyée à ${email}.` : 'Votre achat part par e-mail.',
  arrives: 'Arrivée',
  stages: { placed: 'Passée', packed: 'Préparée', onItsWay: 'En route', delivered: 'Livrée' },
  done: 'Fait',
  next: 'À venir',
  by: day => `Avant le ${day}`,
  shipsTo: 'Livrée à',
  pickUpAt: 'Retrait à',
  collectedBy: (name: string) => `Retrait par ${name}`,
  readyTitle: 'Retrait',
  fetchedStages: { placed: 'Passée', packed: 'Préparée', onItsWay: 'Prête', delivered: 'Retirée' },
  paidWith: 'Payée avec',
  manage: 'Voir ou annuler cette commande',
  shopOn: 'Continuer mes achats',
  loading: 'Chargement de votre commande',
  failedTitle: 'Votre commande est passée, mais n’a pas pu être affichée',
  failedText: 'Rien n’est perdu. Réessayez dans un instant.',
  again: 'Réessayer',
  noneTitle: 'Aucune commande ici',
  noneText: 'Cette page montre une commande juste après son passage. Son numéro figure dans votre e-mail.',
}
