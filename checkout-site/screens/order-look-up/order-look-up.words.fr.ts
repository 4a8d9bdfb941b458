import type { Translated } from '../../../core/site/words'
import type { OrderLookUpWords } from './order-look-up.words'

export const words: Translated<OrderLookUpWords> = {
  title: 'Retrouver votre commande',
  lead: 'Saisissez le numéro de votre confirmation et l’adresse e-mail de votre commande.',
  number: 'Numéro de commande',
  numberHint: '12 chiffres, comme dans votre e-mail de confirmation',
  email: 'E-mail',
  submit: 'Rechercher',
  looking: 'Recherche en cours',
  numberMissing: 'Saisissez votre numéro de commande',
  emailMissing: 'Saisissez l’adresse e-mail de votre commande',
  emailWrong: 'Écrivez l’adresse e-mail comme nom@exemple.fr',
  order: number => `Commande ${number}`,
  placedOn: day => `Passée le ${day}`,
  status: {
    pending: 'En attente de votre banque',
    placed: 'En préparation',
    shipped: 'En route',
    delivered: 'Livrée',
    cancelled: 'Annulée',
    void: 'Non commandée',
  },
  cancelledText:
    'Rien ne sera envoyé. Votre paiement est rendu par le même moyen, cartes cadeaux et points immédiatement.',
  another: 'Rechercher une autre commande',
  cancel: 'Annuler cette commande',
  cancelTitle: 'Annuler cette commande ?',
  cancelText: sum => `Rien ne sera envoyé, et ${sum} vous sont rendus par le même moyen. C’est définitif.`,
  keep: 'Garder ma commande',
  confirm: 'Annuler la commande',
  cancelling: 'Annulation en cours',
  tooLate: 'Cette commande est déjà en route. Renvoyez ce que vous ne souhaitez pas garder.',
  close: 'Fermer',
}
