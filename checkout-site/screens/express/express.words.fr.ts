import type { ExpressWords } from './express.words'

export const words: ExpressWords = {
  title: 'Payer tout de suite',
  lead: site =>
    `Vous venez de ${site}. Cette page apprend le numéro et les montants de votre commande, et rien sur vous.`,
  missing: name =>
    `${name} n’est pas disponible pour le moment. Revenez en arrière pour le retirer ou en choisir un autre.`,
  failedTitle: 'Cet article n’a pas pu être chargé',
  refusedTitle: 'Vous ne pouvez pas acheter cet article ici',
  chooseAnother: 'Choisissez-en un autre sur la page d’où vous venez.',
  presaleTitle: 'D’abord pour les membres',
  presaleText: 'Connectez-vous pour le payer ici.',
  otherWay: 'Payer autrement',
  otherWayText: 'Vous ne payez que cet article, et votre panier reste tel quel.',
  agree: 'En payant ici, vous acceptez les {terms}.',
  terms: 'conditions de vente',
  empty: 'Il n’y a rien à payer ici.',
  again: 'Revenez à la page et appuyez encore une fois sur son bouton.',
  boughtTitle: 'Vous avez commandé cet article',
  bought: orderNumber => `Le numéro de votre commande est ${orderNumber}.`,
  goneTitle: 'Cet article n’est plus ici',
  told: site => `${site} a appris le numéro et les montants de votre commande.`,
  close: 'Fermer cette fenêtre',
  closeByHand: 'Votre navigateur laisse cette fenêtre ouverte. Vous pouvez la fermer.',
  back: site => `Retour à ${site}`,
}
