import { defineWords } from '../../core/site/words'

const english = {
  again: 'Send again',
  sending: 'Sending',
  sent: 'The link is on its way. Look for it in your mail, and in the spam folder too.',
}

export type SendAgainWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./send-again.words.fr'),
  de: () => import('./send-again.words.de'),
  ja: () => import('./send-again.words.ja'),
  ar: () => import('./send-again.words.ar'),
})
