import type { SendAgainWords } from './send-again.words'

export const words: SendAgainWords = {
  again: 'Noch einmal senden',
  sending: 'Wird gesendet',
  sent: 'Der Link ist unterwegs. Sehen Sie in Ihren Mails nach, auch im Spam-Ordner.',
}
