import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Set a new password',
  lead: 'Everywhere else you are signed out then.',
  submit: 'Save the password',
  saving: 'Saving the password',
  checking: 'We look at your link',
  expired: { title: 'This link has expired', text: 'A link works for an hour. Ask for a new one.' },
  used: { title: 'This link was used already', text: 'Sign in with your new password, or ask for another link.' },
  none: { title: 'This link is not complete', text: 'Open it from the mail once more, or ask for a new one.' },
  unknown: { title: 'The link could not be checked' },
  done: { title: 'Your password is changed', text: 'Sign in with the new one to go on.' },
  askAgain: 'Ask for a new link',
  signIn: 'Sign in',
  retry: 'Try again',
}

export type ResetPasswordWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./reset-password.words.fr'),
  de: () => import('./reset-password.words.de'),
  ja: () => import('./reset-password.words.ja'),
  ar: () => import('./reset-password.words.ar'),
})
