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

  youSave: 'Sie sparen',
  subtotal: 'Zwischensumme',
  shipping: 'Versand',
  tax: 'Steuern',
  total: 'Summe',
  leftToPay: 'Noch zu zahlen',
  shippedFree: 'Versand kostenlos. ',
  taxLater: 'Steuern werden an der Kasse berechnet.',
  taxIncluded: 'Alle Preise inkl. MwSt.',
  checkout: 'Zur Kasse',
  leaving: 'Einen Moment',
  removeToGoOn: (name: string) => `Entfernen Sie ${name}, um fortzufahren.`,

  empty: 'Ihr Warenkorb ist leer',

  loading: 'Ihr Warenkorb wird geladen',
  tryAgain: 'Erneut versuchen',
}
