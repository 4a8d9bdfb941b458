import { defineWords } from '../../core/site/words'

const english = {
  title: 'Ask a question',
  asked: 'Question sent',
  close: 'Close',
  question: 'Your question',
  author: 'Your name',
  authorHint: 'Shown with your question. A first name or a nickname is enough.',
  email: 'Email',
  optional: '(optional)',
  emailHint: 'We write to you once, when the shop has answered. Nobody else sees it.',
  needsEmail: 'Enter an email address like name@example.com',
  needsText: 'Enter your question',
  needsAuthor: 'Enter a name',
  readFirst: 'The shop reads questions before they appear, and answers here.',
  atOnce: 'Your question appears at once. Answers appear below it.',
  sending: 'Sending',
  send: 'Send question',
  published: 'Thank you. Your question is in the list now.',
  pending: 'Thank you. The shop reads your question before others see it.',
  back: 'Back to the questions',
}

export type AskQuestionWords = typeof english

export const { $words } = defineWords<AskQuestionWords>(english, {
  fr: () => import('./ask-question.words.fr'),
  de: () => import('./ask-question.words.de'),
  ja: () => import('./ask-question.words.ja'),
  ar: () => import('./ask-question.words.ar'),
})
