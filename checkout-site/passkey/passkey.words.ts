import { defineWords } from '../../core/site/words'

const english = {
  'passkey-left': 'No passkey was used. You can try again.',
  'passkey-here': 'This device already has a passkey for your account.',
  'passkey-impossible': 'This device or this address cannot use passkeys. Your password still works.',
  signIn: 'Sign in with a passkey',
  asking: 'Waiting for your passkey',
}

export type PasskeyWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./passkey.words.fr'),
  de: () => import('./passkey.words.de'),
  ja: () => import('./passkey.words.ja'),
  ar: () => import('./passkey.words.ar'),
})
