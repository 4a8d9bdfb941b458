import type { SignInWords } from './sign-in.words'

export const words: SignInWords = {
  title: 'Anmelden',
  close: 'Schließen',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Anmelden',
  signingIn: 'Anmeldung läuft',
  passwordMissing: 'Geben Sie Ihr Passwort ein',
  forgot: 'Passwort vergessen?',
  contact: 'Kontakt aufnehmen',
  employees: 'Anmeldung für Mitarbeitende',
  signUp: 'Konto anlegen',
  windowText:
    'Sie melden sich auf der Seite des Shops an, in einem eigenen Fenster. Diese Seite sieht weder Ihr Passwort noch, wer Sie sind; sie kann Ihren Warenkorb verwenden.',
  openWindow: 'Anmeldefenster öffnen',
  waiting: 'Weiter im Fenster',
  hereTitle: 'Sie sind angemeldet',
  hereAs: name => `Angemeldet als ${name}`,
  hereText: 'Diese Seite kann Ihren Warenkorb verwenden und sieht sonst nichts von Ihrem Konto.',
  signOut: 'Abmelden',
  signingOut: 'Abmeldung läuft',
}
