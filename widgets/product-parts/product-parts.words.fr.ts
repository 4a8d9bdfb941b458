import type { ProductPartsWords } from './product-parts.words'

export const words: ProductPartsWords = {
  was: 'au lieu de',
  from: price => `à partir de ${price}`,
  range: (low, high) => `de ${low} à ${high}`,
  lowest: price => `Prix le plus bas des 30 derniers jours\u202f: ${price}`,
  quickShop: name => `Aperçu rapide\u202f: ${name}`,
  like: name => `Ajouter ${name} aux favoris`,
  soldOut: 'Épuisé',
  few: 'Derniers articles',
}
