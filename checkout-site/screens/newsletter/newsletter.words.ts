import { defineWords } from '../../../core/site/words'

const english = {
  title: 'News by email',
  lead: 'New things and early access, first to you.',
  email: 'Email',
  consent: 'What we do with your address:',
  privacy: 'Privacy',
  submit: 'Subscribe',
  sending: 'Subscribing',
  doneTitle: 'You are subscribed',
  done: 'The next one comes to your address.',
  inAccount: 'You are signed in: choose in your account what reaches you',
}

export type NewsletterWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./newsletter.words.fr'),
  de: () => import('./newsletter.words.de'),
  ja: () => import('./newsletter.words.ja'),
  ar: () => import('./newsletter.words.ar'),
})
