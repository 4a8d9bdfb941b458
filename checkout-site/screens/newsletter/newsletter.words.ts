import { defineWords } from '../../../core/site/words'

const english = {
  title: 'News by email',
  lead: 'Be the first to hear about new products and early access.',
  email: 'Email',
  consent: 'What we do with your address:',
  privacy: 'Privacy',
  submit: 'Subscribe',
  sending: 'Subscribing',
  doneTitle: 'You are subscribed',
  done: 'You will get the next newsletter by email.',
  first: 'You get an email with a link first.',
  awaitedTitle: 'Confirm your subscription',
  awaited: (email: string) => `We have sent a link to ${email}. You get the newsletter once you have followed it.`,
  inAccount: 'You are signed in: choose in your account what you receive',
}

export type NewsletterWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./newsletter.words.fr'),
  de: () => import('./newsletter.words.de'),
  ja: () => import('./newsletter.words.ja'),
  ar: () => import('./newsletter.words.ar'),
})
