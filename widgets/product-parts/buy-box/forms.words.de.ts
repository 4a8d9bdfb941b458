import type { FormsWords } from './forms.words'

export const words: FormsWords = {
  email: 'E-Mail',
  emailHint: 'Wir schreiben einmal, wenn es wieder da ist.',
  sending: 'Wird gesendet',
  notified: email => `Wir schreiben an ${email}, wenn es wieder da ist.`,
  sumLabel: 'Eigener Betrag',
  sumRange: (low, high) => `Von ${low} bis ${high}`,
  addSum: 'Diesen Betrag hinzufügen',
  addingSum: 'Wird hinzugefügt',
  sumRequired: 'Geben Sie einen Betrag ein',
  sumNumber: 'Geben Sie einen Betrag ein, zum Beispiel 75',
  inStores: 'Nur zur Abholung im Store. Wählen Sie oben, um zu sehen, welche Stores es haben.',
  pickUp: 'Im Store abholen',
  chooseStore: 'Wählen Sie einen Store',
  ready: 'Vorrätig, in 2 Stunden bereit',
  sent: 'Wird in diesen Store geliefert, in 3 bis 6 Tagen',
  noStore: 'Zurzeit hat es kein Store. Wählen Sie oben etwas anderes.',
  retry: 'Erneut versuchen',
}
