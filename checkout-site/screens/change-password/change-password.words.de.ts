import type { ChangePasswordWords } from './change-password.words'

export const words: ChangePasswordWords = {
  title: 'Passwort ändern',
  lead: 'Hier bleiben Sie angemeldet, überall sonst werden Sie abgemeldet.',
  submit: 'Passwort ändern',
  changing: 'Passwort wird geändert',
  done: 'Ihr Passwort ist geändert. Überall sonst sind Sie abgemeldet.',
  forgot: 'Passwort vergessen?',
}
