import type { Translated } from '../../core/site/words'
import type { FormsWords } from './forms.words'

export const words: Translated<FormsWords> = {
  email: 'E-Mail',
  emailHint: 'Wir schreiben einmal, wenn es wieder da ist.',
  emailWrong: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
  sending: 'Wird gesendet',
  notified: email => `Wir schreiben an ${email}, wenn es wieder da ist.`,
  label: 'Eigener Betrag',
  range: (low, high) => `Von ${low} bis ${high}`,
  add: 'Diesen Betrag hinzufügen',
  adding: 'Wird hinzugefügt',
  required: 'Geben Sie einen Betrag ein',
  number: 'Geben Sie einen Betrag ein, zum Beispiel 75',
  inStores: 'Nur zur Abholung im Store. Wählen Sie oben, um zu sehen, welche Stores es haben.',
  pickUp: 'Im Store abholen',
  chooseStore: 'Wählen Sie einen Store',
  ready: 'Vorrätig, in 2 Stunden bereit',
  sent: 'Wird in diesen Store geliefert, in 3 bis 6 Tagen',
  noStore: 'Zurzeit hat es kein Store. Wählen Sie oben etwas anderes.',
  again: 'Erneut versuchen',
}
