import type { ChangePasswordWords } from './change-password.words'

export const words: ChangePasswordWords = {
  title: 'Passwort ändern',
  lead: 'Hier bleiben Sie angemeldet, überall sonst werden Sie abgemeldet.',
  submit: 'Passwort ändern',
  changing: 'Passwort wird geändert',
  done: 'Ihr Passwort ist geändert. Überall sonst sind Sie abgemeldet.',
  guestTitle: 'Melden Sie sich zuerst an',
  guestText: 'Ihr Passwort können Sie ändern, sobald Sie angemeldet sind.',
  signIn: 'Anmelden',
  forgot: 'Passwort vergessen?',
}
