import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Change your password',
  lead: 'You stay signed in here, and are signed out everywhere else.',
  submit: 'Change the password',
  changing: 'Changing the password',
  done: 'Your password has been changed. You are signed out everywhere else.',
  forgot: 'Forgot your password?',
}

export type ChangePasswordWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./change-password.words.fr'),
  de: () => import('./change-password.words.de'),
  ja: () => import('./change-password.words.ja'),
  ar: () => import('./change-password.words.ar'),
})
