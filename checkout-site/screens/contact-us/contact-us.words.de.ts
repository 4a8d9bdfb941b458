import type { ContactUsWords } from './contact-us.words'

export const words: ContactUsWords = {
  write: 'Schreiben Sie uns',
  category: 'Worum geht es?',
  subject: 'Betreff',
  choose: 'Wählen',
  name: 'Name',
  fullName: (first, last) => `${first} ${last}`,
  email: 'E-Mail',
  order: 'Bestellnummer',
  optional: 'Optional',
  message: 'Nachricht',
  send: 'Senden',
  sending: 'Wird gesendet',
  sentTitle: 'Wir haben Ihre Nachricht',
  sentText: number => `Wir antworten innerhalb von zwei Werktagen. Ihre Nummer ist ${number}.`,
  another: 'Weitere Nachricht schreiben',
  problems: {
    category: 'Wählen Sie, worum es geht',
    subject: 'Wählen Sie einen Betreff',
    name: 'Geben Sie Ihren Namen ein',
    email: 'Schreiben Sie die Adresse wie name@example.com',
    message: 'Schreiben Sie Ihre Nachricht',
  },
  formFailed: 'Das Formular konnte nicht geladen werden.',
}
