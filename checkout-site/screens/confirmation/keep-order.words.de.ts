import type { KeepOrderWords } from './keep-order.words'

export const words: KeepOrderWords = {
  title: 'Behalten Sie diese Bestellung: Wählen Sie ein Passwort',
  text: email => `Sie haben dann ein Konto unter ${email}, mit dieser Bestellung, ihrer Sendung und ihrer Rechnung.`,
  password: 'Passwort',
  agree: 'Damit stimmen Sie diesen zu:',
  terms: 'Verkaufsbedingungen',
  privacy: 'Datenschutzhinweise',
  keep: 'Bestellung behalten',
  keeping: 'Ihr Konto wird angelegt',
  known: 'Zu dieser E-Mail oder Telefonnummer gibt es schon ein Konto.',
  signIn: 'Anmelden, um sie zu behalten',
  longer: 'Konto anlegen, um die Bestellung zu behalten',
}
