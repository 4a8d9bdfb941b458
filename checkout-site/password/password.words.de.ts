import type { PasswordWords } from './password.words'

export const words: PasswordWords = {
  password: 'Passwort',
  current: 'Aktuelles Passwort',
  fresh: 'Neues Passwort',
  repeated: 'Neues Passwort noch einmal',
  show: 'Passwort anzeigen',
  rules: {
    length: '8 Zeichen',
    upper: 'Ein Großbuchstabe',
    lower: 'Ein Kleinbuchstabe',
    digit: 'Eine Ziffer',
  },
  kept: 'erfüllt:',
  open: 'fehlt noch:',
  problems: {
    required: 'Geben Sie ein Passwort ein',
    password: 'Das Passwort braucht alles, was hier steht',
    same: 'Dieses Passwort haben Sie schon verwendet. Wählen Sie ein neues',
    'not-same': 'Die Passwörter sind verschieden. Geben Sie zweimal dasselbe ein',
    wrong: 'Ihr aktuelles Passwort stimmt nicht. Geben Sie es noch einmal ein',
    'last-attempt': 'Ihr aktuelles Passwort stimmt nicht. Noch ein Versuch, dann ist Ihr Konto für 15 Minuten gesperrt',
  },
}
