import type { CancelOrderWords } from './cancel-order.words'

export const words: CancelOrderWords = {
  cancel: 'Annuler la commande',
  title: 'Annuler cette commande\u202f?',
  text: sum => `Rien ne sera envoyé et ${sum} vous seront remboursés par le même moyen. C’est définitif.`,
  keep: 'Garder ma commande',
  cancelling: 'Annulation',
  close: 'Fermer',
  cancelled:
    'Rien ne sera envoyé. Votre paiement vous est remboursé par le même moyen, cartes cadeaux, points et crédit immédiatement.',
  refused: {
    shipped: 'Cette commande est déjà en route. Renvoyez ce que vous ne souhaitez pas garder.',
    'gift-card-used':
      'Une carte cadeau de cette commande a déjà été utilisée\u202f: la commande ne peut plus être annulée.',
    other: 'Cette commande ne peut pas être annulée pour le moment.',
  },
}
