import type { ShippingWords } from './shipping.words'

export const words: ShippingWords = {
  express: 'Payer tout de suite',
  or: 'ou',
  contact: 'Contact',
  newsletter: 'M’envoyer les nouveautés et les avant-premières',
  delivery: 'Livraison',
  method: 'Mode de livraison',
  free: 'Offerte',
  next: 'Continuer vers le paiement',
  saving: 'Enregistrement',
  back: 'Retour au panier',
  backAtOnce: 'Retour',
  methodsFailed: 'Les modes de livraison n’ont pas pu être chargés.',
  methodLost: 'Votre choix de livraison n’a pas été enregistré.',
  noMethods: 'Rien ne peut être livré à cette adresse. Choisissez un autre pays.',
  notSaved: 'Votre adresse n’a pas été enregistrée. Votre saisie est conservée.',
  offerChanged: 'Les modes de livraison ont changé avec votre adresse. Vérifiez-les, puis continuez.',
  loading: 'Chargement',
  suggestionTitle: 'Vouliez-vous dire cette adresse ?',
  suggestionTake: 'Utiliser cette adresse',
  suggestionKeep: 'Garder ma saisie',
}
