const words: Readonly<Record<string, (name: string) => string>> = {
  en: name => `Add ${name || 'this'} to favourites`,
  fr: name => `Ajouter ${name || 'ceci'} aux favoris`,
  de: name => `${name || 'Das'} zu den Favoriten`,
  ja: name => `${name || 'この商品'}をお気に入りに追加`,
  ar: name => `إضافة ${name ? `\u2068${name}\u2069` : 'هذا'} إلى المفضلة`,
}

/** The heart's name in the shopper's language; `aria-pressed` says whether it is full. */
export function labelOf(locale: string, name: string): string {
  const label = locale === 'en-US' ? american : (words[locale.slice(0, 2)] ?? american)
  return label(name)
}

function american(name: string): string {
  return `Add ${name || 'this'} to favorites`
}
