import type { AccountAddressesWords } from './account-addresses.words'

export const words: AccountAddressesWords = {
  title: 'Adressen',
  kinds: {
    S: 'Versandadressen',
    B: 'Rechnungsadressen',
  },
  add: {
    S: 'Versandadresse hinzufügen',
    B: 'Rechnungsadresse hinzufügen',
  },
  none: {
    S: 'Noch keine Versandadresse.',
    B: 'Noch keine Rechnungsadresse.',
  },
  newTitle: 'Neue Adresse',
  changeTitle: 'Adresse ändern',
  main: 'Hauptadresse',
  makeMain: 'Als Hauptadresse',
  isMain: 'Als Hauptadresse verwenden',
  changeNamed: name => `${name} ändern`,
  removeNamed: name => `${name} entfernen`,
  mainNamed: name => `${name} als Hauptadresse`,
  removeQuestion: name => `${name} aus Ihren Adressen entfernen?`,
  notSaved: 'Ihre Adresse wurde nicht gespeichert. Ihre Eingaben sind noch da.',
}
