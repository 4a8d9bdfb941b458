import type { GiftWords } from './gift-dialog.words'

export const words: GiftWords = {
  gift: 'Option cadeau',
  giftMore: 'Nous envoyons vos mots par e-mail. Votre commande ne change pas.',
  giftCardMore: 'Nous envoyons la carte cadeau et vos mots à cette adresse.',
  close: 'Fermer',
  to: 'Pour',
  email: 'Son e-mail',
  message: 'Message',
  left: count => `${count} caractères au plus`,
  keep: 'Enregistrer l’option cadeau',
  keeping: 'Enregistrement',
  takeOff: 'Retirer l’option cadeau',
}
