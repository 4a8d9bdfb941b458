import type { Language } from '../../../core/shapes/languages'
import type { CallContext } from '../calls/context'
import { localised } from '../languages/localised'
import { shopLanguageOf } from '../languages/shop-language'
import type { Words } from '../languages/words'

/** The language and origins that catalogue answers are written for. */
export type CatalogueReader = {
  readonly call: CallContext
  readonly localised: (words: Words) => string
  readonly words: ReturnType<typeof stock>
  /** The same path in the reader's locale. */
  readonly here: (path: string) => string
  readonly productUrl: (product: { readonly slug: string; readonly id: string }) => string
  readonly listingUrl: (category: { readonly slug: string; readonly id: string }) => string
}

const stock = (
  soldOut: string,
  held: string,
  left: (count: number) => string,
  facets: readonly [string, string, string],
) => {
  const [category, color, size] = facets
  return { soldOut, held, left, facets: { category, color, size } }
}

const STOCK_WORDS: Readonly<Record<Language, ReturnType<typeof stock>>> = {
  en: stock('Sold out', 'Other shoppers hold the last ones', count => `Only ${count} left`, [
    'Category',
    'Color',
    'Size',
  ]),
  fr: stock('Épuisé', 'Réservé par d’autres clients', count => `Plus que ${count}`, ['Catégorie', 'Couleur', 'Taille']),
  de: stock('Ausverkauft', 'Von anderen Kunden reserviert', count => `Nur noch ${count} übrig`, [
    'Kategorie',
    'Farbe',
    'Größe',
  ]),
  ja: stock('売り切れ', 'ほかのお客様が確保中', count => `残り${count}点`, ['カテゴリー', 'カラー', 'サイズ']),
  ar: stock('نفدت الكمية', 'محجوز لدى متسوقين آخرين', count => `المتبقي ${count} فقط`, ['الفئة', 'اللون', 'المقاس']),
}

export function readerOf(call: CallContext): CatalogueReader {
  const locale = call.locale.toLowerCase()
  return {
    call,
    localised: words => localised(words, call),
    words: STOCK_WORDS[shopLanguageOf(call.locale)],
    here: path => path.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/)/, `/${locale}`),
    productUrl: ({ slug, id }) => `/${locale}/p/${slug}-${id}`,
    listingUrl: ({ slug, id }) => `/${locale}/c/${slug}-${id}`,
  }
}
