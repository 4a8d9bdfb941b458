import type { SearchWords } from './search.words'

export const words: SearchWords = {
  label: 'Rechercher',
  clear: 'Effacer la recherche',
  suggestions: 'Suggestions',
  recent: 'Recherches récentes',
  forget: 'Effacer les recherches récentes',
  words: 'Recherches',
  categories: 'Catégories',
  products: 'Produits',
  inCategory: (name, total) => `${name} (${total})`,
  found: count => `${count} ${count < 2 ? 'suggestion' : 'suggestions'}`,
  none: text => `Aucun résultat pour «\u202f${text}\u202f»`,
  from: price => `à partir de ${price}`,
}
