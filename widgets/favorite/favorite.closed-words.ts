import { closedWords } from '../../core/site/closed-words'

const british = (name: string) => `Add ${name || 'this'} to favourites`

const labels = closedWords<(name: string) => string>({
  en: name => `Add ${name || 'this'} to favorites`,
  'en-GB': british,
  'en-CA': british,
  fr: name => `Ajouter ${name || 'ceci'} aux favoris`,
  de: name => `${name || 'Das'} zu den Favoriten`,
  ja: name => `${name || 'この商品'}をお気に入りに追加`,
  ar: name => `إضافة ${name ? `\u2068${name}\u2069` : 'هذا'} إلى المفضلة`,
})

/** The heart's name in the shopper's language; `aria-pressed` says whether it is full. */
export const labelOf = (locale: string, name: string): string => labels(locale)(name)
