import type { ForgotPasswordWords } from './forgot-password.words'

export const words: ForgotPasswordWords = {
  title: 'Passwort vergessen?',
  lead: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein.',
  email: 'E-Mail',
  submit: 'Link senden',
  sending: 'Link wird gesendet',
  sentTitle: 'Sehen Sie in Ihr Postfach',
  sentText: email => `Wenn es ein Konto für ${email} gibt, ist ein Link unterwegs. Er gilt eine Stunde.`,
  sentHint: 'Nach ein paar Minuten noch nichts da? Sehen Sie im Spam-Ordner nach, oder fordern Sie ihn noch einmal an.',
  noMail: 'Dieser Shop verschickt keine E-Mails. Schreiben Sie uns, wir helfen Ihnen zu einem neuen Passwort.',
  help: 'Kontakt',
  again: 'Noch einmal anfordern',
  signIn: 'Zurück zur Anmeldung',
}
