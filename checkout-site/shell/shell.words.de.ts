import type { ShellWords } from './shell.words'

export const words: ShellWords = {
  secure: 'Sichere Kasse',
  home: brand => `${brand}, zum Shop`,
  checkout: 'Kasse',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  signedInAs: 'Angemeldet als',
  account: 'Konto',
  steps: { shipping: 'Lieferung', billing: 'Zahlung', summary: 'Übersicht' },
  loading: 'Wird geladen',
  again: 'Erneut versuchen',
  close: 'Schließen',
  offline: 'Sie sind offline. Ihre Eingaben bleiben auf diesem Gerät erhalten.',
  offlineNow: 'Sie sind offline. Versuchen Sie es erneut, wenn Sie wieder online sind.',
  continueShopping: 'Weiter einkaufen',

  emptyTitle: 'Ihr Warenkorb ist leer',
  emptyText: 'Was Sie auf einer unserer Seiten hinzufügen, erscheint hier.',
  failedTitle: 'Ihr Warenkorb konnte nicht geladen werden',
  handoffTitle: 'Ihr Warenkorb ist nicht mitgekommen',
  handoffText:
    'Der Link, der Sie hierher gebracht hat, wurde schon benutzt oder ist abgelaufen. Gehen Sie zurück zum Shop und dort noch einmal zur Kasse.',
  handoffKept:
    'Der Link, der Sie hierher gebracht hat, wurde schon benutzt oder ist abgelaufen. Dies ist der Warenkorb, den wir auf dieser Seite kennen.',
  notKept:
    'Ihr Browser speichert für diese Website nichts: Wenn Sie die Seite neu laden oder schließen, sind Ihr Warenkorb und Ihre Eingaben verloren.',
  brokenTitle: 'Diese Seite reagiert nicht mehr',
  brokenText: 'Ihre Eingaben sind noch da. Laden Sie die Seite neu, um fortzufahren.',
  reload: 'Neu laden',
  checkingTitle: 'Ihre Bestellung wird geprüft',
  checkingText:
    'Die Verbindung brach ab, während Ihre Bestellung unterwegs war. Wir fragen nach, was daraus geworden ist. Sie müssen nichts tun, und es wird nicht zweimal abgebucht.',
  checkingLong: 'Das dauert länger als sonst. Lassen Sie diese Seite bitte offen.',

  orderSummary: 'Bestellübersicht',
  items: count => `${count} Artikel`,
  subtotal: count => `Zwischensumme, ${count} Artikel`,
  was: 'vorher',
  quantity: 'Menge',
  shipping: 'Versand',
  free: 'Kostenlos',
  tax: 'Steuern',
  total: 'Summe',
  leftToPay: 'Noch zu zahlen',
  paidByCard: 'Mit Karte bezahlt',
  paid: 'Bezahlt',
  soldOut: 'Nicht mehr verfügbar. Entfernen Sie den Artikel, um zur Kasse zu gehen.',
  heldByOthers:
    'Andere Kunden haben die letzten Stücke reserviert. Versuchen Sie es in ein paar Minuten noch einmal, oder entfernen Sie den Artikel, um zur Kasse zu gehen.',
  remove: 'Entfernen',
  removeNamed: name => `${name} entfernen`,

  promoCode: 'Aktionscode',
  promoExample: 'Code eingeben',
  apply: 'Einlösen',
  applying: 'Wird eingelöst',
  promoOn: code => `Code ${code} ist eingelöst`,
  promoOff: code => `Code ${code} gilt nicht für diesen Warenkorb`,
  removeCode: code => `Code ${code} entfernen`,
}
