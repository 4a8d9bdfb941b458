import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Your account is erased',
  text: 'We have emailed you what stays in our records, and why. Thank you for shopping with us.',
}

export type AccountErasedWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./account-erased.words.fr'),
  de: () => import('./account-erased.words.de'),
  ja: () => import('./account-erased.words.ja'),
  ar: () => import('./account-erased.words.ar'),
})
