import { defineWords } from '../../core/site/words'

const english = {
  again: 'Send again',
  sending: 'Sending',
  sent: 'The link is on its way. Look for it in your mail, and in the spam folder too.',
}

export type MailAgainWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./mail-again.words.fr'),
  de: () => import('./mail-again.words.de'),
  ja: () => import('./mail-again.words.ja'),
  ar: () => import('./mail-again.words.ar'),
})
