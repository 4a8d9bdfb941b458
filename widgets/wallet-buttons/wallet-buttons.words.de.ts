import type { Translated } from '../../core/site/words'
import type { WalletWords } from './wallet-buttons.words'

/** The wallets’ words in German. */
export const words: Translated<WalletWords> = {
  group: 'Sofort bezahlen',
  applePay: 'Mit Apple Pay kaufen',
  chooseFirst: 'Wähle zuerst deine Größe.',
  sandbox: 'Testumgebung: Es wird nichts abgebucht.',
  checking: 'Wir prüfen deine Bestellung. Bleib auf dieser Seite und bezahle nicht noch einmal.',
  placed: 'Deine Bestellung steht. Wir bringen dich zu ihr.',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  delivery: 'Versand',
  tax: 'Steuern',
  'wallet-country': 'Wir liefern nur innerhalb des Landes dieses Shops. Wähle eine Adresse dort.',
  'wallet-city': 'Der Ort hat mehr als 50 Zeichen. Kürze ihn.',
  'wallet-unserviceable': 'An diese Adresse können wir nicht liefern. Wähle eine andere.',
  'wallet-shipping': 'Die Lieferadresse ist unvollständig oder enthält Zeichen, die wir nicht verwenden können.',
  'wallet-billing': 'Die Rechnungsadresse ist unvollständig oder enthält Zeichen, die wir nicht verwenden können.',
  'wallet-unknown':
    'Die Zahlung hat nicht geklappt, es wurde nichts abgebucht. Versuche es noch einmal oder bezahle an der Kasse.',
}
