import type { AccountProfileWords } from './account-profile.words'

export const words: AccountProfileWords = {
  title: 'Profil',
  about: 'Über Sie',
  email: 'E-Mail',
  emailHint: 'Damit melden Sie sich an. Zum Ändern schreiben Sie uns.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  phone: 'Telefon',
  postalCode: 'Postleitzahl',
  birthDate: 'Geburtsdatum',
  optional: 'Optional',
  nothingTyped: 'Es gibt nichts zu speichern. Füllen Sie zuerst ein Feld aus.',
  likes: 'Was Sie mögen',
  shoeSize: 'Schuhgröße',
  noSize: 'Keine Angabe',
  interests: 'Interessen',
  password: 'Passwort',
  changePassword: 'Passwort ändern',
}
