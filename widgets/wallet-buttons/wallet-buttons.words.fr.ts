import type { WalletWords } from './wallet-buttons.words'

export const words: WalletWords = {
  group: 'Payer tout de suite',
  applePay: 'Acheter avec Apple Pay',
  or: 'ou',
  chooseFirst: 'Choisissez d’abord votre taille.',
  empty: 'Votre panier est vide.',
  sandbox: 'Environnement de test\u202f: rien n’est débité.',
  placing: 'Nous enregistrons votre commande.',
  checking: 'Nous vérifions votre commande. Restez sur cette page et ne payez pas une seconde fois.',
  placed: 'Votre commande est enregistrée. Nous vous y emmenons.',
  cancelled: 'Rien n’a été payé, et votre panier est resté tel quel.',
  subtotal: 'Sous-total',
  delivery: 'Livraison',
  tax: 'Taxes',
  paid: 'Déjà payé',
  'wallet-country': 'Nous livrons uniquement dans le pays de cette boutique. Choisissez une adresse dans ce pays.',
  'wallet-city': 'Le nom de la ville dépasse 50 caractères. Raccourcissez-le.',
  'wallet-unserviceable': 'Nous ne pouvons pas livrer à cette adresse. Choisissez-en une autre.',
  'wallet-shipping':
    'Les coordonnées de livraison sont incomplètes ou contiennent un élément que nous ne pouvons pas utiliser. Vérifiez-les ou choisissez-en d’autres.',
  'wallet-billing':
    'Les coordonnées de facturation sont incomplètes ou contiennent un élément que nous ne pouvons pas utiliser. Vérifiez-les ou choisissez-en d’autres.',
  PYT400: 'Le total a changé depuis votre accord, et rien n’a été débité. Vérifiez-le, puis payez.',
  'wallet-unknown': 'Le paiement n’a pas abouti et rien n’a été débité. Réessayez ou payez à la caisse.',
}
