import type { Translated } from '../../core/site/words'
import type { WalletWaysWords } from './wallet-ways.words'

/** The words of wallets as ways to pay in German. */
export const words: Translated<WalletWaysWords> = {
  payPalHint:
    'Ein Fenster von PayPal öffnet sich. Du siehst die ganze Bestellung noch einmal, bevor sie aufgegeben wird.',
  payPalMissing: 'Bestätige zuerst mit PayPal.',
  payPalKept: (account: string) => `PayPal: ${account}`,
  otherPayPal: 'Anderes Konto verwenden',
  appleHint: 'Die Bestellung ist aufgegeben, sobald du mit Apple Pay bestätigst.',
  klarnaHint: 'Klarna fragt dich nach deiner Bestätigung, wenn du weitergehst.',
  klarnaLost: 'Klarna ist nicht erreichbar. Wähle eine andere Zahlungsart oder lade die Seite neu.',
  howItWorks: 'So funktioniert es',
  infoTitle: 'Später bezahlen mit Klarna',
  infoSteps: [
    'Wähle Klarna und bestätige deine Angaben im Fenster von Klarna.',
    'Wir verschicken deine Bestellung. Am Tag des Kaufs ist nichts fällig.',
    'Du zahlst in vier Raten im Abstand von zwei Wochen, ohne Zinsen.',
  ],
  infoTerms:
    'Klarna entscheidet bei jedem Kauf, ob so bezahlt werden kann, und nennt dir die Bedingungen vor deiner Bestätigung.',
  close: 'Schließen',
}
