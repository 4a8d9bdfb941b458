import type { CartPartsWords } from './cart-parts.words'

/** The bag’s words in German. */
export const words: CartPartsWords = {
  bag: 'Ihr Warenkorb',
  close: 'Warenkorb schließen',

  quantityOf: (name: string) => `Menge von ${name}`,
  less: 'Einer weniger',
  more: 'Einer mehr',
  remove: 'Entfernen',
  removeNamed: (name: string) => `${name} entfernen`,
  was: 'vorher',
  comma: ', ',
  free: 'Kostenlos',
  gift: 'Geschenk',

  subtotal: 'Zwischensumme',
  shipping: 'Versand',
  tax: 'Steuern',
  total: 'Summe',
  shippedFree: 'Versand kostenlos. ',
  taxLater: 'Steuern werden an der Kasse berechnet.',
  taxIncluded: 'Alle Preise inkl. MwSt.',
  checkout: 'Zur Kasse',
  leaving: 'Einen Moment',
  removeToGoOn: (name: string) => `Entfernen Sie ${name}, um fortzufahren.`,

  empty: 'Ihr Warenkorb ist leer',

  loading: 'Ihr Warenkorb wird geladen',
  tryAgain: 'Erneut versuchen',

  save: 'Für später merken',
  saveNamed: name => `${name} für später merken`,
  like: name => `${name} zu den Favoriten`,
  addGift: 'Als Geschenk',
  addGiftNamed: name => `${name} als Geschenk`,
  editGift: 'Ändern',
  editGiftNamed: name => `Geschenkoption von ${name} ändern`,
  giftFor: to => `Geschenk für ${to}`,
  heldUntil: time => `Für Sie zurückgelegt bis ${time}`,
  ship: 'Zu mir liefern',
  pickUpAt: name => `Abholung bei ${name}`,
  change: 'Ändern',
  changeNamed: name => `Lieferung ändern: ${name}`,

  removed: name => `${name} wurde entfernt.`,
  undo: 'Rückgängig',

  saved: 'Für später gemerkt',
  savedMore: 'Was Sie sich merken, bleibt hier und nach der Anmeldung in Ihrem Konto.',
  moveToBag: 'In den Warenkorb',
  moveNamed: name => `${name} in den Warenkorb`,
  moving: 'Einen Moment',
  removeSavedNamed: name => `${name} von der Merkliste entfernen`,
  hide: what => `Ausblenden: ${what}`,
  soldOut: 'Zurzeit ausverkauft.',
  noPrice: 'Zurzeit nicht im Verkauf.',
  quantity: count => `Menge ${count}`,

  promoCode: 'Aktionscode',
  addPromoCode: 'Aktionscode hinzufügen',
  enterCode: 'Code eingeben',
  apply: 'Einlösen',
  applying: 'Wird eingelöst',
  applied: (code: string) => `Code ${code} ist eingelöst.`,
  notApplied: (code: string) => `Code ${code} gilt für nichts in diesem Warenkorb.`,
  removeCode: (code: string) => `Code ${code} entfernen`,
  noCode: 'Geben Sie einen Code ein',

  gone: 'Nicht mehr verfügbar. Entfernen Sie den Artikel, um zur Kasse zu gehen.',
  goneOut: 'Ausverkauft. Entfernen Sie den Artikel, um zur Kasse zu gehen.',
  goneHeld:
    'Andere Kunden haben die letzten Stücke reserviert. Versuchen Sie es in ein paar Minuten noch einmal, oder entfernen Sie den Artikel, um zur Kasse zu gehen.',
  goneUnpriced: 'Derzeit nicht zu kaufen. Entfernen Sie den Artikel, um zur Kasse zu gehen.',
  removeFailed: 'Der Artikel konnte nicht entfernt werden. Versuchen Sie es später noch einmal.',

  saidQuantity: (name: string, count: number) => `${name}: Menge ${count}`,
  saidRemoved: (name: string) => `${name} ist nicht mehr in Ihrem Warenkorb`,

  maximum: (count: number) => `Sie können höchstens ${count} davon bestellen.`,
  lastSeen: 'So haben wir Ihren Warenkorb zuletzt gesehen.',
  offline: 'Sie sind offline.',
  offlineMore: 'Änderungen warten, bis die Verbindung wieder da ist.',
  notUpdated: 'Ihr Warenkorb konnte nicht aktualisiert werden.',
  notRead: 'Ihr Warenkorb konnte nicht geladen werden.',
  notLeft: 'Die Kasse konnte nicht geöffnet werden.',
  emptyMore: 'Was Sie hinzufügen, bleibt hier, auf jeder Seite dieser Website.',
  notKept:
    'Ihr Browser speichert für diese Website nichts: Wenn Sie die Seite neu laden oder schließen, ist Ihr Warenkorb verloren; zur Kasse kommt er mit.',
  goOnShopping: 'Weiter einkaufen',
}
