import { defineWords } from '../../core/site/words'

const english = {
  password: 'Password',
  current: 'Current password',
  fresh: 'New password',
  repeated: 'Repeat new password',
  show: 'Show password',
  rules: {
    length: '8 characters',
    upper: 'A capital letter',
    lower: 'A lowercase letter',
    digit: 'A digit',
  },
  kept: 'done:',
  open: 'still missing:',
  problems: {
    required: 'Enter a password',
    password: 'The password must meet all of these rules',
    same: 'You have used this password before. Choose a new one',
    'not-same': 'The passwords do not match. Type the same one twice',
    wrong: 'Your current password is incorrect. Try again',
    'last-attempt': 'Your current password is incorrect. One more try before your account is locked for 15 minutes',
  },
}

export type PasswordWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./password.words.fr'),
  de: () => import('./password.words.de'),
  ja: () => import('./password.words.ja'),
  ar: () => import('./password.words.ar'),
})
