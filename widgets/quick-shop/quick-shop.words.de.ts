import type { Translated } from '../../core/site/words'
import type { QuickShopWords } from './quick-shop.words'

export const words: Translated<QuickShopWords> = {
  open: 'Schnellansicht',
  loading: 'Das Produkt wird geladen',
  close: 'Schließen',
  pictures: 'Bilder',
  picture: (place, of) => `Bild ${place} von ${of}`,
  was: 'vorher',
  now: from => `ab ${from}`,
  range: (low, high) => `${low} bis ${high}`,
  lowest: price => `Niedrigster Preis der letzten 30 Tage: ${price}`,
  soldOut: option => `${option}, ausverkauft`,
  fewLeft: (count, option) => `Nur noch ${count} in ${option}`,
  choose: attribute => `Bitte wählen Sie: ${attribute}`,
  add: 'In den Warenkorb',
  adding: 'Wird hinzugefügt',
  added: 'Hinzugefügt',
  update: 'Warenkorb ändern',
  updating: 'Wird geändert',
  'sign-in': 'Zum Kaufen anmelden',
  signInFirst: 'Dies gibt es zuerst für Mitglieder. Melden Sie sich an und kommen Sie dann wieder.',
  'out-of-stock': 'Nicht vorrätig',
  notify: 'Benachrichtigen',
  gone: 'Dieses Produkt wird nicht mehr verkauft.',
  retry: 'Erneut versuchen',
  held: 'Keine Verbindung. Es kommt in Ihren Warenkorb, sobald Sie wieder online sind.',
}
