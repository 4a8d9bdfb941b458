import { pluralsOf } from '../../core/site/words'
import type { ReviewsWords } from './reviews.words'

const plural = pluralsOf('de')

const reviews = (count: number) => `${count} ${plural(count, { one: 'Bewertung', other: 'Bewertungen' })}`
const stars = (rating: number) => `${rating} ${plural(rating, { one: 'Stern', other: 'Sterne' })}`

export const words: ReviewsWords = {
  heading: 'Bewertungen',
  loading: 'Bewertungen werden geladen',
  none: 'Noch hat niemand diesen Artikel bewertet.',
  write: 'Bewertung schreiben',
  change: 'Bewertung ändern',
  lost: 'Das Formular konnte nicht geladen werden. Versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
  elsewhere: 'Auf dieser Seite können nur Gäste bewerten. Schreiben Sie Ihre Bewertung auf den Seiten des Shops.',
  published: 'Danke. Ihre Bewertung ist veröffentlicht.',
  pending: 'Danke. Der Shop liest Ihre Bewertung, bevor andere sie sehen.',
  ofFive: average => `${average} von 5 Sternen`,
  count: reviews,
  fitting: (fitting, all) => `${fitting} von ${all} sagen, dass die Größe passt`,
  narrow: 'Bewertungen nach Sternen zeigen',
  stars,
  starsOf: (rating, count) => `${stars(rating)}: ${reviews(count)}`,
  part: (shown, total) => `${shown} von ${reviews(total)}`,
  clear: 'Alle Sterne zeigen',
  sort: 'Sortieren nach',
  sorts: {
    newest: 'Neueste',
    helpful: 'Hilfreichste',
    highest: 'Beste Bewertung',
    lowest: 'Schlechteste Bewertung',
  },
  noneOfThese: 'Es gibt keine Bewertungen mit diesen Sternen.',
  more: 'Mehr Bewertungen zeigen',
  own: 'Ihre Bewertung',
  verified: 'Hier gekauft',
  fits: { small: 'Fällt klein aus', true: 'Passt wie erwartet', large: 'Fällt groß aus' },
  translate: 'Ins Deutsche übersetzen',
  original: 'Original zeigen',
  translated: 'Übersetzt',
  helpful: 'War das hilfreich?',
  wasHelpful: title => `War das hilfreich: ${title}`,
  yes: count => `Ja (${count})`,
  no: count => `Nein (${count})`,
  foundHelpful: count =>
    plural(count, { one: 'Eine Person fand das hilfreich', other: `${count} Personen fanden das hilfreich` }),
  flag: 'Melden',
  flagged: 'Dem Shop gemeldet.',
}
