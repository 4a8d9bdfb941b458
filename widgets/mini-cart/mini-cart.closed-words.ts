import { closedWords } from '../../core/site/closed-words'

/** The bag, and what is in it: nothing, one item, several. */
const namesIn = closedWords({
  en: 'Bag, |empty|1 item|# items',
  fr: 'Panier, |vide|1 article|# articles',
  de: 'Warenkorb, |leer|1 Artikel|# Artikel',
  ja: 'カート、|空|1点|#点',
  ar: 'الحقيبة، |فارغة|منتج واحد|المنتجات: #',
})

/** What the badge shows: nothing at 0, '99+' above that. */
export function shownCount(count: number): number | string {
  return count > 99 ? '99+' : count
}

/** What the bag's button is called, before its view has come and after: 'Bag, 4 items'. It says what the badge shows. */
export function openerName(locale: string, count: number): string {
  const [bag, ...contents] = namesIn(locale).split('|')
  return bag + (contents[Math.min(count, 2)] ?? '').replace('#', `${shownCount(count)}`)
}
