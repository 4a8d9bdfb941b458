import type { BesideLinesWords } from './beside-lines.words'

export const words: BesideLinesWords = {
  save: 'Merken',
  saveNamed: name => `${name} für später merken`,
  moreNamed: name => `Mehr zu ${name}`,
  favorite: 'Favorit',
  like: name => `${name} zu den Favoriten`,
  addGift: 'Als Geschenk',
  addGiftNamed: name => `${name} als Geschenk`,
  editGift: 'Ändern',
  editGiftNamed: name => `Geschenkoption von ${name} ändern`,
  giftFor: to => `Geschenk für ${to}`,
  heldUntil: time => `Für Sie zurückgelegt bis ${time}`,
  ship: 'Zu mir liefern',
  pickUpAt: name => `Abholung bei ${name}`,
  change: 'Ändern',
  changeNamed: name => `Lieferung ändern: ${name}`,

  removed: name => `${name} wurde entfernt.`,
  undo: 'Rückgängig',

  changeVariant: 'Größe oder Farbe',
  changeVariantNamed: name => `Größe oder Farbe von ${name} ändern`,
}
