import type { OrderWords } from './order.words'

export const words: OrderWords = {
  invoice: 'Rechnung',
  invoiceComing: 'Rechnung wird erstellt',
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
}
