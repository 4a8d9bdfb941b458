import type { SendAgainWords } from './send-again.words'

export const words: SendAgainWords = {
  again: 'Renvoyer',
  sending: 'Envoi',
  sent: 'Le lien est en route. Cherchez-le dans vos e-mails, et aussi dans les indésirables.',
}
