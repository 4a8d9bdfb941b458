import type { MailAgainWords } from './mail-again.words'

export const words: MailAgainWords = {
  again: 'Noch einmal senden',
  sending: 'Wird gesendet',
  sent: 'Der Link ist unterwegs. Sehen Sie in Ihren Mails nach, auch im Spam-Ordner.',
}
