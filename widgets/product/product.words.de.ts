import type { ProductWords } from './product.words'

export const words: ProductWords = {
  measurements: 'An unseren Models',
  design: 'Selbst gestalten',
  chart: 'Größentabelle',
  chartInShop: 'Größentabelle im Shop',
  lost: 'Das konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  completeTheLook: 'Dazu passt',
  addAll: count => `Alle ${count} in den Warenkorb`,
  addOne: 'In den Warenkorb',
  addSet: 'Alle in den Warenkorb',
  addingAll: 'Wird hinzugefügt',
  notNow: 'Kann gerade nicht hinzugefügt werden.',
  refused: (name, why) => `${name} wurde nicht hinzugefügt. ${why}`,
  compare: 'Vergleichen',
  compareNamed: name => `${name} vergleichen`,
  chosen: (count, max) => `${count} von ${max} zum Vergleichen`,
  showCompare: 'Jetzt vergleichen',
  takeOut: name => `${name} aus dem Vergleich nehmen`,
  clear: 'Leeren',
  full: 'Sie können vier auf einmal vergleichen. Nehmen Sie erst eines heraus.',
  otherKind: 'Nur Produkte einer Art lassen sich vergleichen. Leeren Sie die Liste, um neu zu beginnen.',
}
