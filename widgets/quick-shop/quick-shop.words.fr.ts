import type { Translated } from '../../core/site/words'
import type { QuickShopWords } from './quick-shop.words'

export const words: Translated<QuickShopWords> = {
  open: 'Aperçu rapide',
  loading: 'Chargement du produit',
  close: 'Fermer',
  pictures: 'Photos',
  picture: (place, of) => `Photo ${place} sur ${of}`,
  was: 'au lieu de',
  now: from => `à partir de ${from}`,
  range: (low, high) => `de ${low} à ${high}`,
  lowest: price => `Prix le plus bas des 30 derniers jours : ${price}`,
  soldOut: option => `${option}, épuisé`,
  fewLeft: (count, option) => `Plus que ${count} en ${option}`,
  choose: attribute => `Choisissez : ${attribute.toLowerCase()}`,
  add: 'Ajouter au panier',
  adding: 'Ajout en cours',
  added: 'Ajouté',
  update: 'Mettre à jour le panier',
  updating: 'Mise à jour',
  'sign-in': 'Se connecter pour acheter',
  signInFirst: 'Celui-ci est d’abord pour les membres. Connectez-vous, puis revenez le chercher.',
  'out-of-stock': 'Rupture de stock',
  notify: 'M’avertir',
  gone: 'Ce produit n’est plus vendu.',
  retry: 'Réessayer',
  held: 'Pas de connexion. Il ira dans votre panier dès votre retour.',
}
