import type { BesideLinesWords } from './beside-lines.words'

export const words: BesideLinesWords = {
  save: 'Mettre de côté',
  saveNamed: name => `Garder ${name} pour plus tard`,
  moreNamed: name => `Plus d’options pour ${name}`,
  favorite: 'Favori',
  like: name => `Ajouter ${name} aux favoris`,
  addGift: 'Offrir cet article',
  addGiftNamed: name => `Offrir ${name}`,
  editGift: 'Modifier',
  editGiftNamed: name => `Modifier l’option cadeau de ${name}`,
  giftFor: to => `Cadeau pour ${to}`,
  heldUntil: time => `Gardé pour vous jusqu’à ${time}`,
  ship: 'Me faire livrer',
  pickUpAt: name => `Retrait à ${name}`,
  change: 'Modifier',
  changeNamed: name => `Modifier la livraison de ${name}`,

  removed: name => `${name} a été retiré.`,
  undo: 'Annuler',

  changeVariant: 'Changer la taille ou la couleur',
  changeVariantNamed: name => `Changer la taille ou la couleur de ${name}`,
}
