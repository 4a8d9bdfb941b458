import type { ConfirmationWords } from './confirmation.words'

export const words: ConfirmationWords = {
  document: 'Bestellung aufgegeben',
  help: 'Brauchen Sie Hilfe?',
  order: number => `Bestellung ${number}`,
  thanks: name => (name ? `Vielen Dank, ${name}` : 'Vielen Dank'),
  packing: email =>
    email ? `Wir packen Ihre Bestellung. Eine Bestätigung geht an ${email}.` : 'Wir packen Ihre Bestellung.',
  mailing: email =>
    email ? `Ihr Einkauf kommt per E-Mail. Eine Bestätigung geht an ${email}.` : 'Ihre Bestellung ist eingegangen.',
  arrives: 'Lieferung',
  stages: { placed: 'Bestellt', packed: 'Gepackt', onItsWay: 'Unterwegs', delivered: 'Zugestellt' },
  done: 'Erledigt',
  next: 'Kommt noch',
  by: day => `Bis ${day}`,
  shipsTo: 'Lieferung an',
  pickUpAt: 'Abholung bei',
  collectedBy: (name: string) => `Abgeholt von ${name}`,
  readyTitle: 'Abholung',
  fetchedStages: { placed: 'Bestellt', packed: 'Vorbereitet', onItsWay: 'Bereit', delivered: 'Abgeholt' },
  paidWith: 'Bezahlt mit',
  manage: 'Bestellung ansehen oder stornieren',
  see: 'Bestellung ansehen',
  shopOn: 'Weiter einkaufen',
  loading: 'Ihre Bestellung wird geladen',
  failedTitle: 'Ihre Bestellung ist aufgegeben, konnte aber nicht geladen werden',
  failedText: 'Es ist nichts verloren. Versuchen Sie es gleich noch einmal.',
  find: 'Bestellung finden',
  unreadableTitle: 'Diese Bestellung kann hier nicht gezeigt werden',
  unreadableText:
    'Wenn Sie sie gerade aufgegeben haben, ist nichts verloren. Sie finden sie mit ihrer Nummer und Ihrer E-Mail-Adresse.',
  noneTitle: 'Hier ist keine Bestellung',
  noneText:
    'Diese Seite zeigt eine Bestellung, kurz nachdem sie aufgegeben wurde. Später finden Sie sie unter ihrer Nummer.',
}
