import type { ValidationWords } from './validation.words'

/** The sentences of the validators in German. */
export const words: ValidationWords = {
  required: 'Dieses Feld ist erforderlich',
  pattern: expression => `Der Wert muss ${expression} entsprechen`,
  'same-as': field => `Der Wert muss derselbe sein wie ${field}`,
  email: 'Schreiben Sie die E-Mail-Adresse wie name@example.com',
  phone: 'Eine gültige Telefonnummer ist erforderlich',
  password: 'Verwenden Sie mindestens einen Großbuchstaben, einen Kleinbuchstaben und eine Ziffer',
  FE872: 'Verwenden Sie mindestens 8 Zeichen',
  FE340: 'Die Passwörter stimmen nicht überein',
  name: 'Verwenden Sie 2 bis 30 Buchstaben',
  min: least => `Geben Sie ${least} oder mehr ein`,
  max: most => `Geben Sie ${most} oder weniger ein`,
  'min-length': least => `Verwenden Sie mindestens ${least} Zeichen`,
  'max-length': most => `Verwenden Sie höchstens ${most} Zeichen`,
  'exact-length': length => `Verwenden Sie genau ${length} Zeichen`,
  date: 'Geben Sie einen Tag ein, den es im Kalender gibt',
  'min-date': first => `Geben Sie den ${first} oder einen späteren Tag ein`,
  'max-date': last => `Geben Sie den ${last} oder einen früheren Tag ein`,
  'postal-code': 'Prüfen Sie die Postleitzahl',
}
