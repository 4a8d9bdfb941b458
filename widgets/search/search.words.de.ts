import type { SearchWords } from './search.words'

export const words: SearchWords = {
  label: 'Suchen',
  clear: 'Suche leeren',
  suggestions: 'Vorschläge',
  recent: 'Letzte Suchen',
  forget: 'Letzte Suchen löschen',
  words: 'Suchbegriffe',
  categories: 'Kategorien',
  products: 'Produkte',
  inCategory: (name, total) => `${name} (${total})`,
  found: count => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  none: text => `Nichts gefunden für „${text}“`,
  from: price => `ab ${price}`,
}
