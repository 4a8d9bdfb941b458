import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Confirm your subscription',
  checking: 'We look at your link',
  done: { title: 'You are subscribed', text: 'You will get the next newsletter by email.' },
  used: { title: 'This link was used already', text: 'Your subscription is confirmed.' },
  expired: { title: 'This link has expired', text: 'A link works for seven days. Subscribe again to get a new one.' },
  none: { title: 'This link is incomplete', text: 'Open it from the email again, or subscribe again.' },
  unknown: { title: 'Your subscription could not be confirmed' },
  again: 'Subscribe again',
}

export type ConfirmNewsletterWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./confirm-newsletter.words.fr'),
  de: () => import('./confirm-newsletter.words.de'),
  ja: () => import('./confirm-newsletter.words.ja'),
  ar: () => import('./confirm-newsletter.words.ar'),
})
