import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Set a new password',
  lead: 'You will be signed out everywhere else.',
  submit: 'Save the password',
  saving: 'Saving the password',
  checking: 'Checking your link',
  expired: { title: 'This link has expired', text: 'A link works for an hour. Request a new one.' },
  used: { title: 'This link has already been used', text: 'Sign in with your new password, or request another link.' },
  none: { title: 'This link is incomplete', text: 'Open it from the email again, or request a new one.' },
  unknown: { title: 'The link could not be checked' },
  done: { title: 'Your password has been changed', text: 'Sign in with the new one to continue.' },
  askAgain: 'Request a new link',
  signIn: 'Sign in',
}

export type ResetPasswordWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./reset-password.words.fr'),
  de: () => import('./reset-password.words.de'),
  ja: () => import('./reset-password.words.ja'),
  ar: () => import('./reset-password.words.ar'),
})
