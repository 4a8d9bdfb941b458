/** The button's name, in shell and view alike; the few words that must be there before any file is fetched. */
const names: Readonly<Record<string, (count: number) => string>> = {
  en: count => (count ? `Bag, ${count} ${count === 1 ? 'item' : 'items'}` : 'Bag, empty'),
  fr: count => (count ? `Panier, ${count} ${count === 1 ? 'article' : 'articles'}` : 'Panier, vide'),
}

/** What the bag's button is called: 'Bag, 4 items'. */
export function openerName(locale: string, count: number): string {
  return (names[locale.slice(0, 2).toLowerCase()] ?? names['en'])?.(count) ?? ''
}
