import type { PasskeyWords } from './passkey.words'

export const words: PasskeyWords = {
  'passkey-left': 'パスキーは使われませんでした。もう一度お試しいただけます。',
  'passkey-here': 'この端末には、このアカウントのパスキーがすでにあります。',
  'passkey-impossible': 'この端末またはこのアドレスではパスキーを使えません。パスワードは引き続き使えます。',
  signIn: 'パスキーでログイン',
  asking: 'パスキーを待っています',
}
