import type { CallContext } from '../../context'
import type { Words } from '../../seed/types'

/** In whose words and under whose addresses a catalogue is told. */
export type Reader = {
  readonly call: CallContext
  readonly say: (words: Words) => string
  readonly words: (typeof STOCK_WORDS)['en']
  readonly productUrl: (product: { readonly slug: string; readonly id: string }) => string
  readonly listingUrl: (category: { readonly slug: string; readonly id: string }) => string
}

const STOCK_WORDS = {
  en: {
    soldOut: 'Sold out',
    left: (count: number) => `Only ${count} left`,
    facets: { category: 'Category', color: 'Colour', size: 'Size' },
  },
  fr: {
    soldOut: 'Épuisé',
    left: (count: number) => `Plus que ${count}`,
    facets: { category: 'Catégorie', color: 'Couleur', size: 'Taille' },
  },
} as const satisfies Record<string, unknown>

/** The reader of a call. */
export function readerOf(call: CallContext): Reader {
  const { language } = call
  const locale = call.locale.toLowerCase()
  return {
    call,
    say: words => words[language] ?? words.en,
    words: STOCK_WORDS[language] as Reader['words'],
    productUrl: ({ slug, id }) => `/${locale}/p/${slug}-${id}`,
    listingUrl: ({ slug, id }) => `/${locale}/c/${slug}-${id}`,
  }
}
