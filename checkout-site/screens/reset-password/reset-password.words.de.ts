import type { ResetPasswordWords } from './reset-password.words'

export const words: ResetPasswordWords = {
  title: 'Neues Passwort festlegen',
  lead: 'Überall sonst werden Sie dann abgemeldet.',
  submit: 'Passwort speichern',
  saving: 'Passwort wird gespeichert',
  checking: 'Wir prüfen Ihren Link',
  expired: { title: 'Dieser Link ist abgelaufen', text: 'Ein Link gilt eine Stunde. Fordern Sie einen neuen an.' },
  used: {
    title: 'Dieser Link wurde schon verwendet',
    text: 'Melden Sie sich mit dem neuen Passwort an, oder fordern Sie einen neuen Link an.',
  },
  none: {
    title: 'Dieser Link ist nicht vollständig',
    text: 'Öffnen Sie ihn noch einmal aus der Mail, oder fordern Sie einen neuen an.',
  },
  unknown: { title: 'Der Link konnte nicht geprüft werden' },
  done: { title: 'Ihr Passwort ist geändert', text: 'Melden Sie sich mit dem neuen an, um fortzufahren.' },
  askAgain: 'Neuen Link anfordern',
  signIn: 'Anmelden',
}
