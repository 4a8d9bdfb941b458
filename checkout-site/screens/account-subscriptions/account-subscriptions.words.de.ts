import type { AccountSubscriptionsWords } from './account-subscriptions.words'

export const words: AccountSubscriptionsWords = {
  title: 'Neuigkeiten per E-Mail und SMS',
  lead: 'Sie entscheiden, was Sie erhalten. Eine Änderung gilt ab der nächsten Nachricht.',
  email: 'E-Mail',
  newsletter: 'Neuigkeiten und Vorabzugang',
  loyalty: 'Für Mitglieder: Punkte und Prämien',
  sms: 'SMS',
  smsConsent: 'Schicken Sie mir Angebote per SMS. Die Zustimmung ist keine Bedingung für einen Kauf.',
  phone: 'Telefon',
  smsAgreed: 'Nach dem Speichern bekommen Sie SMS an diese Nummer.',
  phoneMissing: 'Eine gültige Telefonnummer ist erforderlich',
  goesTo: phone => `Sie gehen an ${phone}.`,
}
