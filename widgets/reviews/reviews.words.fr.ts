import { pluralsOf } from '../../core/site/words'
import type { ReviewsWords } from './reviews.words'

const plural = pluralsOf('fr')

const reviews = (count: number) => `${count} ${plural(count, { one: 'avis', other: 'avis' })}`
const stars = (rating: number) => `${rating} ${plural(rating, { one: 'étoile', other: 'étoiles' })}`

export const words: ReviewsWords = {
  heading: 'Avis',
  loading: 'Chargement des avis',
  none: 'Personne n’a encore donné son avis.',
  write: 'Donner mon avis',
  change: 'Modifier mon avis',
  lost: 'Le formulaire n’a pas pu être chargé. Réessayez.',
  retry: 'Réessayer',
  elsewhere:
    'Sur ce site, seuls les visiteurs non connectés peuvent donner un avis. Donnez le vôtre sur les pages de la boutique.',
  published: 'Merci. Votre avis est publié.',
  pending: 'Merci. La boutique lit votre avis avant que d’autres le voient.',
  ofFive: average => `${average} étoiles sur 5`,
  count: reviews,
  fitting: (fitting, all) => `${fitting} sur ${all} disent que la taille est juste`,
  narrow: 'Afficher les avis par étoiles',
  stars,
  starsOf: (rating, count) => `${stars(rating)}\u202f: ${reviews(count)}`,
  part: (shown, total) => `${shown} sur ${reviews(total)}`,
  clear: 'Afficher toutes les étoiles',
  sort: 'Trier par',
  sorts: {
    newest: 'Plus récents',
    helpful: 'Plus utiles',
    highest: 'Meilleures notes',
    lowest: 'Notes les plus basses',
  },
  noneOfThese: 'Aucun avis avec ces étoiles.',
  more: 'Afficher plus d’avis',
  own: 'Votre avis',
  verified: 'Acheté ici',
  fits: { small: 'Taille petit', true: 'Taille juste', large: 'Taille grand' },
  translate: 'Traduire en français',
  original: 'Afficher l’original',
  translated: 'Traduit',
  helpful: 'Cet avis est-il utile\u202f?',
  wasHelpful: title => `Cet avis est-il utile\u202f: ${title}`,
  yes: count => `Oui (${count})`,
  no: count => `Non (${count})`,
  foundHelpful: count =>
    plural(count, {
      one: `${count} personne a trouvé cet avis utile`,
      other: `${count} personnes ont trouvé cet avis utile`,
    }),
  flag: 'Signaler',
  flagged: 'Signalé à la boutique.',
}
