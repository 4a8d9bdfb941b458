import type { BillingWords } from './billing.words'

export const words: BillingWords = {
  payment: 'Zahlung',
  remaining: sum => `Die übrigen ${sum} zahlen`,
  encrypted: 'Verschlüsselt. Kartendaten gehen nur an den Zahlungsdienst.',
  card: 'Karte',
  cardEnding: (brand, last4) => `${brand} mit Endziffern ${last4}`,
  otherCard: 'Andere Karte verwenden',
  keepCard: (brand, last4) => `${brand} mit Endziffern ${last4} behalten`,
  billing: 'Rechnungsadresse',
  same: 'Wie die Lieferadresse',
  paid: 'Alles ist bezahlt. Sie brauchen keine Karte.',
  next: 'Bestellung prüfen',
  saving: 'Wird gespeichert',
  back: 'Zurück zur Lieferung',
  loading: 'Wird geladen',
  methodsFailed: 'Die Zahlungsarten konnten nicht geladen werden.',
  noMethods: 'Für diesen Warenkorb gibt es gerade keine Zahlungsart. Versuchen Sie es gleich noch einmal.',
  providerLost:
    'Der Zahlungsdienst war nicht zu erreichen. Ihre Karte wurde nicht belastet. Versuchen Sie es noch einmal.',
  notSaved: 'Ihre Zahlung wurde nicht gespeichert. Es wurde nichts abgebucht.',
  authentication: {
    answered:
      'Ihre Bank hat die Zahlung nicht bestätigt; es wurde nichts bestellt und nichts abgebucht. Versuchen Sie es noch einmal oder nehmen Sie eine andere Karte.',
    'gave-up':
      'Die Zahlung wurde nicht bestätigt; es wurde nichts bestellt und nichts abgebucht. Wählen Sie, wie Sie zahlen.',
    'timed-out':
      'Die Zeit zum Bestätigen ist abgelaufen; es wurde nichts bestellt und nichts abgebucht. Versuchen Sie es noch einmal oder nehmen Sie eine andere Karte.',
    unreadable:
      'Ihre Bank möchte die Zahlung bestätigen, aber ihre Frage ließ sich nicht öffnen. Es wurde nichts abgebucht, und Ihr Warenkorb ist noch da. Versuchen Sie es noch einmal oder zahlen Sie anders.',
  },
}
