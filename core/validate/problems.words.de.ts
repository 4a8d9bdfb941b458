import type { ProblemWords } from './problems.words'

export const words: ProblemWords = {
  required: 'Dieses Feld ist erforderlich',
  pattern: expected => `Der Wert muss ${expected} entsprechen`,
  sameAs: other => `Der Wert muss gleich sein wie ${other}`,
  email: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
  phone: 'Eine gültige Telefonnummer ist erforderlich',
  tooShort: least => `Geben Sie mindestens ${least} Zeichen ein`,
  tooLong: max => `Höchstens ${max} Zeichen`,
  exactly: count => `Geben Sie genau ${count} Zeichen ein`,
  atLeast: least => `Geben Sie ${least} oder mehr ein`,
  atMost: max => `Geben Sie ${max} oder weniger ein`,
  notOffered: 'Wählen Sie etwas aus der Liste',
}
