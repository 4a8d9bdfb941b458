import type { CompareWords } from './compare.words'

export const words: CompareWords = {
  title: 'Vergleichen',
  close: 'Schließen',
  none: 'Noch ist nichts zum Vergleichen ausgewählt',
  how: 'Drücken Sie auf der Seite eines Produkts „Vergleichen“.',
  loading: 'Die Produkte werden geladen',
  retry: 'Noch einmal versuchen',
  onlyOne: 'Wählen Sie noch eines, um sie nebeneinander zu sehen.',
  failed: why => `Nicht alle konnten geladen werden. ${why}`,
  mark: 'Unterschiede hervorheben',
  differs: 'verschieden',
  price: 'Preis',
  from: sum => `ab ${sum}`,
  kind: 'Was es ist',
  measurements: 'An unseren Models',
  nothing: 'Keine Angabe',
  takeOut: 'Entfernen',
  takeOutNamed: name => `${name} entfernen`,
  page: 'Als Seite zum Teilen öffnen',
}
