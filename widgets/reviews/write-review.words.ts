import { defineWords } from '../../core/site/words'

const english = {
  close: 'Close',
  rating: 'Your rating',
  title: 'Title',
  text: 'Your review',
  fit: 'How does it fit?',
  optional: '(optional)',
  author: 'Your name',
  authorHint: 'Shown with your review. A first name or a nickname is enough.',
  needs: {
    rating: 'Choose how many stars',
    title: 'Enter a title',
    text: 'Write a few words',
    author: 'Enter a name',
  },
  readFirst:
    'The shop reads reviews before they appear. A second review of yours then replaces the first and its votes.',
  atOnce: 'Your review appears at once. A second one replaces the first and its votes.',
  sending: 'Sending',
  send: 'Send review',
}

export type WriteReviewWords = typeof english

export const { $words } = defineWords<WriteReviewWords>(english, {
  fr: () => import('./write-review.words.fr'),
  de: () => import('./write-review.words.de'),
  ja: () => import('./write-review.words.ja'),
  ar: () => import('./write-review.words.ar'),
})
