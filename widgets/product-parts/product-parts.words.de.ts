import type { ProductPartsWords } from './product-parts.words'

export const words: ProductPartsWords = {
  was: 'vorher',
  from: price => `ab ${price}`,
  range: (low, high) => `${low} bis ${high}`,
  lowest: price => `Niedrigster Preis der letzten 30 Tage: ${price}`,
  quickShop: name => `Schnellansicht: ${name}`,
  like: name => `${name} zu den Favoriten`,
  soldOut: 'Ausverkauft',
  few: 'Nur noch wenige',
}
