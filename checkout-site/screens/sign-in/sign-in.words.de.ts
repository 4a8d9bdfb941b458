import type { SignInWords } from './sign-in.words'

export const words: SignInWords = {
  title: 'Anmelden',
  lead: 'Mit Ihrem Konto sind gespeicherte Adressen, Karten und Punkte da, und Ihr Warenkorb bleibt, wie er ist.',
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  submit: 'Anmelden',
  signingIn: 'Anmeldung läuft',
  emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein',
  emailWrong: 'Schreiben Sie die E-Mail-Adresse wie name@example.com',
  passwordMissing: 'Geben Sie Ihr Passwort ein',
  orders: 'Ohne Konto bestellt?',
  lookUp: 'Bestellung suchen',
  hereTitle: name => (name ? `Sie sind angemeldet, ${name}` : 'Sie sind angemeldet'),
  hereText: 'Ihr Warenkorb und Ihr Konto sind auf jeder Seite des Shops dabei.',
  goOn: 'Weiter',
}
