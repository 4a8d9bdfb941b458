import type { AccountPasskeysWords } from './account-passkeys.words'

export const words: AccountPasskeysWords = {
  title: 'Passkeys',
  lead: 'Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder Gerätesperre an, ohne Passwort. Ihr Passwort bleibt, wie es ist.',
  none: 'Noch kein Passkey.',
  cannot:
    'Dieser Browser kann auf dieser Seite keine Passkeys erstellen. Die Passkeys der Liste funktionieren auf den Geräten, die sie haben.',
  add: 'Passkey hinzufügen',
  name: 'Name',
  nameHint: 'Damit Sie Ihre Passkeys unterscheiden können, zum Beispiel „Telefon“.',
  nameMissing: 'Geben Sie einen Namen ein',
  usual: 'Mein Gerät',
  passwordHint: 'Wir fragen danach, damit niemand sonst einen Zugang zu Ihrem Konto hinzufügt.',
  create: 'Passkey erstellen',
  creating: 'Warten auf Ihr Gerät',
  cancel: 'Abbrechen',
  added: 'Der Passkey ist hinzugefügt. Wir haben Ihnen auch geschrieben.',
  removed: 'Der Passkey ist entfernt. Sie können ihn auch auf dem Gerät löschen.',
  made: day => `Hinzugefügt am ${day}`,
  used: day => `Zuletzt verwendet am ${day}`,
  unused: 'Noch nicht verwendet',
  synced: 'Auf Ihren anderen Geräten verfügbar',
  rename: 'Umbenennen',
  renameNamed: name => `${name} umbenennen`,
  removeNamed: name => `${name} entfernen`,
  removeQuestion: name => `${name} entfernen? Sie können sich damit nicht mehr anmelden.`,
}
