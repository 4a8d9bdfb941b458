import type { Translated } from '../../core/site/words'
import type { CartWords } from './mini-cart.words'

/** The bag’s words in German. */
export const words: Translated<CartWords> = {
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
}
