import type { Translated } from '../../../core/site/words'
import type { SummaryWords } from './summary.words'

export const words: Translated<SummaryWords> = {
  pickUpAt: 'Abholung bei',
  collectedBy: (name: string) => `Abgeholt von ${name}`,
  title: 'Bestellung prüfen und aufgeben',
  contact: 'Kontakt',
  shipTo: 'Lieferung an',
  method: 'Versandart',
  payment: 'Zahlung',
  billing: 'Rechnung',
  sameAsShipping: 'Wie die Lieferadresse',
  edit: 'Ändern',
  editNamed: part => `${part} ändern`,
  free: 'kostenlos',
  agree: 'Ich habe die {terms} gelesen und akzeptiere sie.',
  terms: 'Verkaufsbedingungen',
  mustAgree: 'Akzeptieren Sie die Verkaufsbedingungen, um zu bestellen',
  place: sum => `Zahlungspflichtig bestellen, ${sum}`,
  placing: 'Ihre Bestellung wird aufgegeben',
  charged: 'Ihre Karte wird belastet, wenn Sie bestellen.',
  hindered: name =>
    `${name} ist nicht mehr verfügbar. Entfernen Sie den Artikel aus Ihrer Bestellung, um fortzufahren.`,
  back: 'Zurück zur Zahlung',
  checking: 'Ihre Bestellung wird geprüft',
  totalChanged: sum => `Die Summe ist jetzt ${sum}. Sehen Sie Ihre Bestellung noch einmal an, bevor Sie sie aufgeben.`,
  nothingOrdered: 'Es wurde nichts bestellt und nichts abgebucht.',
  changePayment: 'Zahlung ändern',
  changeAddress: 'Adresse ändern',
}
