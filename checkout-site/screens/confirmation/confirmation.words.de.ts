import type { Translated } from '../../../core/site/words'
import type { ConfirmationWords } from './confirmation.words'

export const words: Translated<ConfirmationWords> = {
  document: 'Bestellung aufgegeben',
  help: 'Brauchen Sie Hilfe?',
  order: number => `Bestellung ${number}`,
  thanks: name => (name ? `Vielen Dank, ${name}` : 'Vielen Dank'),
  packing: email =>
    email ? `Wir packen Ihre Bestellung. Eine Bestätigung geht an ${email}.` : 'Wir packen Ihre Bestellung.',
  arrives: 'Lieferung',
  stages: { placed: 'Bestellt', packed: 'Gepackt', onItsWay: 'Unterwegs', delivered: 'Zugestellt' },
  done: 'Erledigt',
  next: 'Kommt noch',
  by: day => `Bis ${day}`,
  shipsTo: 'Lieferung an',
  paidWith: 'Bezahlt mit',
  cardEnding: (brand, last4) => `${brand} mit Endziffern ${last4}`,
  giftCard: last4 => `Geschenkkarte mit Endziffern ${last4}`,
  other: 'Andere',
  shopOn: 'Weiter einkaufen',
  loading: 'Ihre Bestellung wird geladen',
  failedTitle: 'Ihre Bestellung ist aufgegeben, konnte aber nicht geladen werden',
  failedText: 'Es ist nichts verloren. Versuchen Sie es gleich noch einmal.',
  again: 'Erneut versuchen',
  noneTitle: 'Hier ist keine Bestellung',
  noneText: 'Diese Seite zeigt eine Bestellung, kurz nachdem sie aufgegeben wurde. Ihre Nummer steht in Ihrer E-Mail.',
}
