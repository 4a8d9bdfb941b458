import { pluralsOf } from '../../core/site/words'
import type { AccountWords } from './account.words'

const plural = pluralsOf('fr')

export const words: AccountWords = {
  title: 'Votre compte',
  places: {
    overview: 'Aperçu',
    orders: 'Commandes',
    addresses: 'Adresses',
    payment: 'Paiement',
    loyalty: 'Points et avantages',
    favorites: 'Favoris',
    notify: 'Retour en stock',
    subscriptions: 'Actualités par e-mail et SMS',
    profile: 'Profil',
    passkeys: 'Clés d’accès',
    data: 'Mes données',
    warranty: 'Garantie',
    contact: 'Nous contacter',
  },
  bag: count => `Panier, ${count} ${plural(count, { one: 'article', other: 'articles' })}`,
  back: 'Votre compte',
  goneTitle: 'Vous êtes déconnecté',
  goneText: 'Connectez-vous de nouveau pour voir votre compte.',
  failedTitle: 'Chargement impossible',
  save: 'Enregistrer',
  saving: 'Enregistrement',
  saved: 'Enregistré.',
  change: 'Modifier',
  cancel: 'Annuler',
}
