import type { RecipientsWords } from './recipients.words'

export const words: RecipientsWords = {
  goesTo: (name, email) => `Für ${name}, ${email}`,
  goesToYou: 'Geht an die E-Mail-Adresse oben',
  toAnother: 'An jemand anderen senden',
  toAnotherNamed: name => `${name} an jemand anderen senden`,
  changeGetter: 'Ändern',
  changeGetterNamed: name => `Ändern, wer ${name} bekommt`,
  getter: 'Wer sie bekommt',
}
