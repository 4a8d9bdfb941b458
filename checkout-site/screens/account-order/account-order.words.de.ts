import type { AccountOrderWords } from './account-order.words'

export const words: AccountOrderWords = {
  all: 'Alle Bestellungen',
  placed: (day, sum) => `Bestellt am ${day}, ${sum}`,
  items: 'In dieser Bestellung',
  failed: 'Diese Bestellung konnte nicht geladen werden',
  invoice: 'Rechnung',
  invoiceComing: 'Rechnung wird erstellt',
  cancel: 'Bestellung stornieren',
  cancelTitle: 'Diese Bestellung stornieren?',
  cancelText: sum =>
    `Nichts wird verschickt, und ${sum} gehen zurück, wie Sie bezahlt haben. Das lässt sich nicht rückgängig machen.`,
  keep: 'Bestellung behalten',
  cancelling: 'Wird storniert',
  close: 'Schließen',
  cancelled:
    'Nichts wird verschickt. Was Sie bezahlt haben, geht denselben Weg zurück, Geschenkkarten und Punkte sofort.',
  tooLate: 'Diese Bestellung ist schon unterwegs. Schicken Sie zurück, was Sie nicht behalten möchten.',
  sendBack: 'Zurücksenden',
  labelAgain: 'Rücksendeetikett',
  labelComing: 'Etikett wird erstellt',
  labelHere: 'Ihr Etikett ist gespeichert. Kleben Sie es auf das Paket und geben Sie es ab.',
  invoiceHere: 'Ihre Rechnung ist gespeichert.',
  resend: 'Geschenkkarten erneut senden',
  resending: 'Wird gesendet',
  resent: 'Die E-Mails mit Ihren Geschenkkarten sind wieder unterwegs.',
  parcel: (carrier, number) => `${carrier}, Nummer ${number}`,
  events: 'Verlauf',
  announced: number => `Ihre Rücksendung ${number} ist angemeldet.`,
  noNumber: 'Wählen Sie eine Bestellung aus Ihrer Liste.',
}
