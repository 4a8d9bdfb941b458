import type { WalletMethodsWords } from './wallet-methods.words'

export const words: WalletMethodsWords = {
  payPalHint:
    'Ein Fenster von PayPal öffnet sich. Sie sehen die ganze Bestellung noch einmal, bevor sie aufgegeben wird.',
  payPalMissing: 'Bestätigen Sie zuerst mit PayPal.',
  appleMissing: 'Bestätigen Sie zuerst mit Apple Pay.',
  payPalConfirmed: (account: string) => `PayPal: ${account}`,
  otherPayPal: 'Anderes Konto verwenden',
  appleHint: 'Die Bestellung ist aufgegeben, sobald Sie mit Apple Pay bestätigen.',
  klarnaHint: 'Klarna fragt Sie nach Ihrer Bestätigung, wenn Sie weitergehen.',
  klarnaFailed: 'Klarna ist nicht erreichbar. Wählen Sie eine andere Zahlungsart oder versuchen Sie es erneut.',
  howItWorks: 'So funktioniert es',
  infoTitle: 'Später bezahlen mit Klarna',
  infoSteps: [
    'Wählen Sie Klarna und bestätigen Sie Ihre Angaben im Fenster von Klarna.',
    'Wir verschicken Ihre Bestellung. Am Tag des Kaufs ist nichts fällig.',
    'Sie zahlen in vier Raten im Abstand von zwei Wochen, ohne Zinsen.',
  ],
  infoTerms:
    'Klarna entscheidet bei jedem Kauf, ob so bezahlt werden kann, und nennt Ihnen die Bedingungen vor Ihrer Bestätigung.',
  close: 'Schließen',
}
