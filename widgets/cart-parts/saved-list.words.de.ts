import type { SavedListWords } from './saved-list.words'

export const words: SavedListWords = {
  saved: 'Für später gemerkt',
  savedMore: 'Was Sie sich merken, bleibt hier und nach der Anmeldung in Ihrem Konto.',
  moveToBag: 'In den Warenkorb',
  moveNamed: name => `${name} in den Warenkorb`,
  moving: 'Einen Moment',
  removeSavedNamed: name => `${name} von der Merkliste entfernen`,
  quantitySavedNamed: name => `Gemerkte Menge von ${name}`,
  soldOut: 'Zurzeit ausverkauft.',
  noPrice: 'Zurzeit nicht im Verkauf.',
  quantity: count => `Menge ${count}`,
}
