/** By language: the bag, and what is in it: nothing, one item, several. */
const names: Readonly<Record<string, string>> = {
  en: 'Bag, |empty|1 item|# items',
  fr: 'Panier, |vide|1 article|# articles',
  de: 'Warenkorb, |leer|1 Artikel|# Artikel',
  ja: 'カート、|空|1点|#点',
  ar: 'الحقيبة، |فارغة|منتج واحد|المنتجات: #',
}

/** What the badge shows: nothing at 0, '99+' above that. */
export function shownCount(count: number): number | string {
  return count > 99 ? '99+' : count
}

/**
 * What the bag's button is called, in shell and view alike: 'Bag, 4 items'; it says what the badge shows.
 * These are the few words that must be there before any file is fetched.
 */
export function openerName(locale: string, count: number): string {
  const [bag, ...contents] = (names[locale.slice(0, 2).toLowerCase()] ?? names['en'] ?? '').split('|')
  return bag + (contents[Math.min(count, 2)] ?? '').replace('#', `${shownCount(count)}`)
}
