import type { WindowWords } from './window-buttons.words'

export const words: WindowWords = {
  group: 'Payer tout de suite',
  apple: 'Acheter avec Apple Pay, dans la fenêtre de la boutique',
  paypal: 'Acheter avec PayPal, dans la fenêtre de la boutique',
  open: 'Terminez dans la fenêtre qui s’est ouverte. Appuyez à nouveau pour la ramener au premier plan.',
  chooseFirst: 'Choisissez d’abord votre taille.',
  empty: 'Votre panier est vide.',
}
