import type { WalletWords } from './wallet-buttons.words'

export const words: WalletWords = {
  group: 'Sofort bezahlen',
  applePay: 'Mit Apple Pay kaufen',
  or: 'oder',
  chooseFirst: 'Wählen Sie zuerst Ihre Größe.',
  empty: 'Ihr Warenkorb ist leer.',
  sandbox: 'Testumgebung: Es wird nichts abgebucht.',
  placing: 'Ihre Bestellung wird aufgegeben.',
  checking: 'Wir prüfen Ihre Bestellung. Bleiben Sie auf dieser Seite und bezahlen Sie nicht noch einmal.',
  placed: 'Ihre Bestellung steht. Wir bringen Sie zu ihr.',
  cancelled: 'Es wurde nichts bezahlt, und Ihr Warenkorb ist, wie er war.',
  subtotal: 'Zwischensumme',
  delivery: 'Versand',
  tax: 'Steuern',
  paid: 'Bereits bezahlt',
  'wallet-country': 'Wir liefern nur innerhalb des Landes dieses Shops. Wählen Sie eine Adresse dort.',
  'wallet-city': 'Der Ort hat mehr als 50 Zeichen. Kürzen Sie ihn.',
  'wallet-unserviceable': 'An diese Adresse können wir nicht liefern. Wählen Sie eine andere.',
  'wallet-shipping':
    'Die Lieferangaben sind unvollständig oder enthalten etwas, das wir nicht verwenden können. Prüfen Sie sie, oder wählen Sie andere.',
  'wallet-billing':
    'Die Rechnungsangaben sind unvollständig oder enthalten etwas, das wir nicht verwenden können. Prüfen Sie sie, oder wählen Sie andere.',
  PYT400:
    'Die Summe hat sich geändert, nachdem Sie zugestimmt hatten; es wurde nichts abgebucht. Prüfen Sie sie, und bezahlen Sie dann.',
  'wallet-unknown':
    'Die Zahlung hat nicht geklappt, es wurde nichts abgebucht. Versuchen Sie es noch einmal oder bezahlen Sie an der Kasse.',
}
