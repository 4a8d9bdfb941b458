import { closedWords } from '../../core/site/closed-words'

/** The bag, and what is in it: nothing, one item, several. */
const namesIn = closedWords({
  en: 'Bag, |empty|1 item|# items',
  fr: 'Panier, |vide|1 article|# articles',
  de: 'Warenkorb, |leer|1 Artikel|# Artikel',
  ja: 'カート、|空|1点|#点',
  ar: 'الحقيبة، |فارغة|منتج واحد|المنتجات: #',
})

/** The badge's text: nothing at 0, '99+' above 99. */
export function shownCount(count: number): number | string {
  return count > 99 ? '99+' : count
}

/** The accessible name of the bag's button, with the badge's number: 'Bag, 4 items'. */
export function openerName(locale: string, count: number): string {
  const [bag, ...contents] = namesIn(locale).split('|')
  return bag + (contents[Math.min(count, 2)] ?? '').replace('#', `${shownCount(count)}`)
}
