/** The button's name, in shell and view alike; the few words that must be there before any file is fetched. */
const names: Readonly<Record<string, (count: number | string) => string>> = {
  en: count => (count ? `Bag, ${count} ${count === 1 ? 'item' : 'items'}` : 'Bag, empty'),
  fr: count => (count ? `Panier, ${count} ${count === 1 ? 'article' : 'articles'}` : 'Panier, vide'),
}

/** What the badge shows: nothing at 0, '99+' above that. */
export function shownCount(count: number): number | string {
  return count > 99 ? '99+' : count
}

/** What the bag's button is called: 'Bag, 4 items'; it says what the badge shows. */
export function openerName(locale: string, count: number): string {
  return (names[locale.slice(0, 2).toLowerCase()] ?? names['en'])?.(shownCount(count)) ?? ''
}
