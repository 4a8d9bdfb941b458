import type { ShippingWords } from './shipping.words'

export const words: ShippingWords = {
  express: 'Sofort bezahlen',
  or: 'oder',
  contact: 'Kontakt',
  newsletter: 'Neuigkeiten und frühen Zugang per E-Mail erhalten',
  delivery: 'Lieferung',
  method: 'Versandart',
  free: 'Kostenlos',
  next: 'Weiter zur Zahlung',
  saving: 'Wird gespeichert',
  back: 'Zurück zum Warenkorb',
  backAtOnce: 'Zurück',
  methodsFailed: 'Die Versandarten konnten nicht geladen werden.',
  methodLost: 'Ihre Wahl der Versandart wurde nicht gespeichert.',
  noMethods: 'An diese Adresse kann nichts geliefert werden. Wählen Sie ein anderes Land.',
  notSaved: 'Ihre Adresse wurde nicht gespeichert. Ihre Eingaben sind noch da.',
  offerChanged: 'Mit Ihrer Adresse haben sich die Versandarten geändert. Sehen Sie sie an, dann geht es weiter.',
  loading: 'Wird geladen',
  suggestionTitle: 'Meinten Sie diese Adresse?',
  suggestionTake: 'Diese Adresse verwenden',
  suggestionKeep: 'Meine Eingabe behalten',
}
