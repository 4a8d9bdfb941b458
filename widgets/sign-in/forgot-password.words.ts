import { defineWords } from '../../core/site/words'

const english = {
  title: 'Forgot your password?',
  lead: 'Enter the email of your account.',
  email: 'Email',
  submit: 'Send the link',
  sending: 'Sending the link',
  sentTitle: 'Check your email',
  sentText: (email: string) => `If there is an account for ${email}, a link is on its way. It works for an hour.`,
  sentHint: 'Nothing there in a few minutes? Check your spam folder, or ask again.',
  noMail: 'This shop sends no email. Write to us, and we help you to a new password.',
  help: 'Contact us',
  again: 'Ask again',
  signIn: 'Back to sign-in',
}

export type ForgotPasswordWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./forgot-password.words.fr'),
  de: () => import('./forgot-password.words.de'),
  ja: () => import('./forgot-password.words.ja'),
  ar: () => import('./forgot-password.words.ar'),
})
