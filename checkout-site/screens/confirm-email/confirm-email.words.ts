import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Confirm your email address',
  checking: 'We look at your link',
  done: { title: 'Your address is confirmed', text: 'Your points and rewards are ready to use.' },
  used: {
    title: 'This link was used already',
    text: 'Your address is confirmed: your points and rewards are ready to use.',
  },
  expired: { title: 'This link has expired', text: 'A link works for a day. Sign in to get a new one.' },
  none: { title: 'This link is incomplete', text: 'Open it from the email again, or sign in to get a new one.' },
  unknown: { title: 'Your address could not be confirmed' },
  rewards: 'See your rewards',
  ask: 'Get a new link',
}

export type ConfirmEmailWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./confirm-email.words.fr'),
  de: () => import('./confirm-email.words.de'),
  ja: () => import('./confirm-email.words.ja'),
  ar: () => import('./confirm-email.words.ar'),
})
