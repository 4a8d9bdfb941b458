import type { ExpressWords } from './express.words'

export const words: ExpressWords = {
  title: 'Sofort bezahlen',
  lead: site => `Sie kommen von ${site}. Jene Seite erfährt Nummer und Summen Ihrer Bestellung und nichts über Sie.`,
  missing: name =>
    `${name} ist im Moment nicht zu haben. Gehen Sie zurück, und nehmen Sie es heraus, oder wählen Sie etwas anderes.`,
  failedTitle: 'Der Artikel konnte nicht geladen werden',
  refusedTitle: 'Diesen Artikel können Sie hier nicht kaufen',
  chooseAnother: 'Wählen Sie auf der Seite, von der Sie kommen, einen anderen.',
  presaleTitle: 'Zuerst für Mitglieder',
  presaleText: 'Melden Sie sich an, dann können Sie ihn hier bezahlen.',
  otherWay: 'Anders bezahlen',
  otherWayText: 'Sie bezahlen nur diesen Artikel, und Ihr Warenkorb bleibt, wie er ist.',
  agree: 'Wenn Sie hier bezahlen, akzeptieren Sie die {terms}.',
  terms: 'Verkaufsbedingungen',
  empty: 'Hier gibt es nichts zu bezahlen.',
  again: 'Gehen Sie zurück zur Seite, und drücken Sie ihren Knopf noch einmal.',
  boughtTitle: 'Sie haben diesen Artikel bestellt',
  bought: orderNumber => `Ihre Bestellnummer ist ${orderNumber}.`,
  goneTitle: 'Dieser Artikel ist nicht mehr hier',
  told: site => `${site} hat Nummer und Summen Ihrer Bestellung erfahren.`,
  close: 'Fenster schließen',
  closeByHand: 'Ihr Browser lässt dieses Fenster offen. Sie können es jetzt schließen.',
  back: site => `Zurück zu ${site}`,
}
