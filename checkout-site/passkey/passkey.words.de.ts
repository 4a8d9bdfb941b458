import type { PasskeyWords } from './passkey.words'

export const words: PasskeyWords = {
  'passkey-left': 'Es wurde kein Passkey verwendet. Sie können es noch einmal versuchen.',
  'passkey-here': 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  'passkey-impossible':
    'Dieses Gerät oder diese Adresse kann keine Passkeys verwenden. Ihr Passwort funktioniert weiterhin.',
  signIn: 'Mit einem Passkey anmelden',
  asking: 'Warten auf Ihren Passkey',
}
