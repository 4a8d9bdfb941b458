import type { FootWords } from './foot.words'

export const words: FootWords = {
  about: 'Über diesen Shop',
  terms: 'AGB',
  privacy: 'Datenschutz',
  returns: 'Rückgabe',
  withdrawal: 'Widerrufsrecht',
  imprint: 'Impressum',
  contact: 'Kontakt',
  orders: 'Ihre Bestellungen',
  newsletter: 'Neues per E-Mail',
  region: 'Region',
  language: 'Sprache',
}
