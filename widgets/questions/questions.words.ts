import { defineWords } from '../../core/site/words'

const english = {
  heading: 'Questions and answers',
  loading: 'Loading questions',
  none: 'Nobody has asked about this yet.',
  ask: 'Ask a question',
  lost: 'The form could not be loaded. Try again.',
  retry: 'Try again',
  pending: 'Your question: the shop reads it first',
  own: 'Your question',
  more: 'Show more questions',
  noAnswer: 'No answer yet.',
  shop: 'From the shop',
  helpful: 'Was this helpful?',
  wasHelpful: (text: string) => `Was this helpful: ${text}`,
  yes: (count: number) => `Yes (${count})`,
  no: (count: number) => `No (${count})`,
}

export type QuestionsWords = typeof english

export const { $words } = defineWords<QuestionsWords>(english, {
  fr: () => import('./questions.words.fr'),
  de: () => import('./questions.words.de'),
  ja: () => import('./questions.words.ja'),
  ar: () => import('./questions.words.ar'),
})
