import type { SavedListWords } from './saved-list.words'

export const words: SavedListWords = {
  saved: 'Gardé pour plus tard',
  savedMore: 'Ce que vous gardez reste ici, et dans votre compte dès que vous vous connectez.',
  moveToBag: 'Mettre au panier',
  moveNamed: name => `Mettre ${name} au panier`,
  moving: 'Ajout en cours',
  removeSavedNamed: name => `Retirer ${name} de ce qui est gardé`,
  quantitySavedNamed: name => `Quantité gardée de ${name}`,
  soldOut: 'Épuisé pour le moment.',
  noPrice: 'Pas en vente pour le moment.',
  quantity: count => `Quantité ${count}`,
}
