import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Passkeys',
  lead: 'With a passkey you sign in by fingerprint, face or the lock of your device, without a password. Your password stays as it is.',
  none: 'No passkey yet.',
  cannot:
    'This browser cannot create passkeys on this page. The passkeys listed here work on the devices that have them.',
  add: 'Add a passkey',
  name: 'Name',
  nameHint: 'A name to tell your passkeys apart, such as “Phone”.',
  nameMissing: 'Enter a name',
  usual: 'My device',
  passwordHint: 'We ask for it so that nobody else can add a way into your account.',
  create: 'Create the passkey',
  creating: 'Waiting for your device',
  cancel: 'Cancel',
  added: 'The passkey was added. We have emailed you, too.',
  removed: 'The passkey was removed. You can delete it on the device as well.',
  made: (day: string) => `Added ${day}`,
  used: (day: string) => `Last used ${day}`,
  unused: 'Not used yet',
  synced: 'Synced to your other devices',
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  removeNamed: (name: string) => `Remove ${name}`,
  removeQuestion: (name: string) => `Remove ${name}? You can no longer sign in with it.`,
}

export type AccountPasskeysWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./account-passkeys.words.fr'),
  de: () => import('./account-passkeys.words.de'),
  ja: () => import('./account-passkeys.words.ja'),
  ar: () => import('./account-passkeys.words.ar'),
})
