import type { Page } from './page.words'

/** The pages in German. */
export const words: Readonly<Record<string, Page>> = {
  '/sale-terms': {
    title: 'Verkaufsbedingungen',
    paragraphs: [
      'Sie kaufen bei {brand}. Der Vertrag kommt zustande, wenn Sie bestellen und wir die Bestellung bestätigen. Es gelten die Preise, die bei der Bestellung angezeigt werden, in der dort angezeigten Währung.',
      'Wir belasten Ihre Karte, wenn Sie bestellen. Sollte etwas doch nicht verfügbar sein, sagen wir es Ihnen sofort und erstatten den ganzen Betrag.',
      'Sie können alles innerhalb von 60 Tagen nach Erhalt zurücksenden, getragen oder nicht. Wir erstatten denselben Betrag auf demselben Weg, innerhalb von 14 Tagen nach Eingang des Pakets.',
      'Ihre Rechte nach dem Gesetz Ihres Landes gelten neben diesen Bedingungen.',
    ],
  },
  '/privacy': {
    title: 'Datenschutz',
    paragraphs: [
      'Was Sie hier eingeben, nutzen wir, um Ihre Bestellung zu liefern, Ihre Fragen zu beantworten und die Unterlagen zu führen, die das Gesetz verlangt. Kartennummern gehen nur an den Zahlungsdienst und erreichen uns nie.',
      'Was eine Seite des Shops misst, wird nur gesendet, wo Sie zugestimmt haben. Sie können uns nach allem fragen, was wir über Sie wissen, und es löschen lassen.',
    ],
  },
  '/help/contact-us': {
    title: 'Kontakt',
    paragraphs: [
      'Schreiben Sie mit Ihrer Bestellnummer an {help}. Wir antworten täglich innerhalb weniger Stunden.',
      'Telefonisch erreichen Sie uns an Werktagen von 9 bis 18 Uhr unter {phone}.',
    ],
  },
  '/help/returns/how-to-return': {
    title: 'So senden Sie etwas zurück',
    paragraphs: [
      'Legen Sie, was Sie zurücksenden möchten, mit dem Beileger in den Karton. Jede Annahmestelle des Zustellers nimmt ihn an; das Etikett ist bezahlt.',
      'Wir erstatten innerhalb von 14 Tagen nach Eingang des Pakets, auf dem Weg, auf dem Sie bezahlt haben.',
    ],
  },
  '/imprint': {
    title: 'Impressum',
    paragraphs: [
      '{brand} betreibt diesen Shop. Schreiben Sie an {help} oder rufen Sie {phone} an.',
      'Dies ist eine Vorführung: Nichts wird verkauft, nichts abgebucht.',
    ],
  },
  '/withdrawal': {
    title: 'Widerrufsrecht',
    paragraphs: [
      'Sie können den Vertrag binnen 14 Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen. Schreiben Sie mit Ihrer Bestellnummer an {help}; eine E-Mail genügt.',
      'Wir erstatten alles, was Sie gezahlt haben, samt Standardversand, binnen 14 Tagen auf demselben Weg. Über das Gesetz hinaus nehmen wir 60 Tage lang alles zurück.',
    ],
  },
  '/loyalty': {
    title: '{brand} Club',
    paragraphs: [
      'Mitglieder sammeln mit jeder Bestellung Punkte und erfahren als Erste, was neu ist. Die Mitgliedschaft ist kostenlos.',
    ],
  },
  '/loyalty-terms': {
    title: 'Bedingungen des {brand} Club',
    paragraphs: [
      'Punkte werden gutgeschrieben, wenn eine Bestellung angekommen ist, gelten ein Jahr und entfallen mit einer Rücksendung.',
      'Sie sind 1\u00a0% dessen wert, was Sie für die Ware bezahlen. Geschenkkarten bringen keine Punkte, und was Punkte, Gutscheine und Prämien bezahlen, auch nicht.',
    ],
  },
  '/brand-terms': {
    title: 'Nutzungsbedingungen von {brand}',
    paragraphs: [
      'Namen, Bilder und Zeichnungen auf unseren Seiten gehören {brand}. Ansehen und kaufen dürfen Sie; fragen Sie, bevor Sie etwas nachdrucken.',
    ],
  },
  '/sms-terms': {
    title: 'Bedingungen für SMS',
    paragraphs: [
      'Wir schreiben Ihnen nur SMS, wenn Sie darum gebeten haben, höchstens viermal im Monat. Antworten Sie STOP, um sie sofort zu beenden.',
    ],
  },
  '/associate-discount-terms': {
    title: 'Bedingungen des Mitarbeiterrabatts',
    paragraphs: [
      'Der Rabatt ist für Mitarbeitende und das, was sie für sich und ihren Haushalt kaufen. Er hat eine Jahresgrenze; Weiterverkauf ist nicht erlaubt.',
    ],
  },
}
