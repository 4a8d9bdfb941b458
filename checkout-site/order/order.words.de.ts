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
  refunded: (sum, day) => `${sum} erstattet am ${day}`,
  pieces: (name, qty) => `${qty} × ${name}`,
  refundComes: 'Ihre Rücksendung ist da. Die Erstattung folgt.',
  cancelledRefund: sum => `${sum} gehen auf dem Weg zurück, auf dem Sie bezahlt haben.`,
  noReturn: {
    'not-delivered': 'Diese Bestellung kann nicht zurückgesendet werden: Sie wurde nicht geliefert.',
    returned: 'Diese Bestellung ist schon wieder bei uns.',
    'too-late': 'Diese Bestellung kann nicht mehr zurückgesendet werden: Sie wurde vor mehr als 60 Tagen geliefert.',
    'wrong-items': 'Diese Artikel können nicht mehr zurückgesendet werden.',
  },
}
