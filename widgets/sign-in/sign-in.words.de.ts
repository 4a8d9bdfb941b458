import type { SignInWords } from './sign-in.words'

export const words: SignInWords = {
  title: 'Anmelden',
  close: 'Schließen',
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  submit: 'Anmelden',
  signingIn: 'Anmeldung läuft',
  passwordMissing: 'Geben Sie Ihr Passwort ein',
  forgot: 'Passwort vergessen?',
  contact: 'Kontakt aufnehmen',
  newHere: 'Neu hier?',
  signUp: 'Konto anlegen',
  joinClub: 'Dem Club beitreten',
  employee: 'Anmeldung für Mitarbeiter',
  windowText:
    'Sie melden sich auf der Seite des Shops an, in einem eigenen Fenster. Diese Seite sieht weder Ihr Passwort noch, wer Sie sind; sie kann Ihren Warenkorb verwenden.',
  openWindow: 'Anmeldefenster öffnen',
  waiting: 'Weiter im Fenster',
  hereTitle: 'Sie sind angemeldet',
  tryAgain: 'Erneut versuchen',
}
