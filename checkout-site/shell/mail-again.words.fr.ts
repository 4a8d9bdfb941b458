import type { MailAgainWords } from './mail-again.words'

export const words: MailAgainWords = {
  again: 'Renvoyer',
  sending: 'Envoi',
  sent: 'Le lien est en route. Cherchez-le dans vos e-mails, et aussi dans les indésirables.',
}
