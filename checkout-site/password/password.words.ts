import { defineWords } from '../../core/site/words'

const english = {
  password: 'Password',
  current: 'Current password',
  fresh: 'New password',
  repeated: 'New password once more',
  show: 'Show password',
  rules: {
    length: '8 characters',
    upper: 'A capital letter',
    lower: 'A small letter',
    digit: 'A digit',
  },
  kept: 'done:',
  open: 'still missing:',
  problems: {
    required: 'Enter a password',
    password: 'The password needs all of what is listed here',
    same: 'You have used this password before. Choose a new one',
    'not-same': 'The passwords do not match. Type the same one twice',
    wrong: 'Your current password is not right. Type it again',
  },
}

export type PasswordWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./password.words.fr'),
  de: () => import('./password.words.de'),
  ja: () => import('./password.words.ja'),
  ar: () => import('./password.words.ar'),
})
