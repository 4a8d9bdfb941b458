import type { PasskeyWords } from './passkey.words'

export const words: PasskeyWords = {
  'passkey-left': 'Aucune clé d’accès n’a été utilisée. Vous pouvez réessayer.',
  'passkey-here': 'Cet appareil a déjà une clé d’accès pour votre compte.',
  'passkey-impossible':
    'Cet appareil ou cette adresse ne permet pas les clés d’accès. Votre mot de passe fonctionne toujours.',
  signIn: 'Se connecter avec une clé d’accès',
  asking: 'En attente de votre clé d’accès',
}
