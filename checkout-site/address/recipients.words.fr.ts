import type { RecipientsWords } from './recipients.words'

export const words: RecipientsWords = {
  goesTo: (name, email) => `Pour ${name}, ${email}`,
  goesToYou: 'Envoyé à l’adresse e-mail ci-dessus',
  toAnother: 'L’envoyer à quelqu’un d’autre',
  toAnotherNamed: name => `Envoyer ${name} à quelqu’un d’autre`,
  changeGetter: 'Modifier',
  changeGetterNamed: name => `Modifier le destinataire de ${name}`,
  getter: 'Destinataire',
}
