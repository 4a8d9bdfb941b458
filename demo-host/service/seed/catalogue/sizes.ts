import type { ProductAttribute, ProductOption } from '../../catalogue/product'
import type { Words } from '../../languages/words'

/** A run of sizes as a shop shows it. */
type SizeRun = { readonly label: Words; readonly prefix: string; readonly values: readonly string[] }

const halves = (from: number, to: number): string[] =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, at) => String(from + at / 2))

const size: Words = { en: 'Size', fr: 'Taille', de: 'Größe', ja: 'サイズ', ar: 'المقاس' }

const usMen: Words = {
  en: 'Size, US men',
  fr: 'Pointure, US homme',
  de: 'Größe, US Herren',
  ja: 'サイズ、US メンズ',
  ar: 'المقاس، US رجالي',
}

/** Every run of sizes of the house. */
const sizeRuns = {
  'shoe-men': {
    label: usMen,
    prefix: 'US ',
    values: [...halves(7, 11), '12', '13'],
  },
  'shoe-women': {
    label: {
      en: 'Size, US women',
      fr: 'Pointure, US femme',
      de: 'Größe, US Damen',
      ja: 'サイズ、US レディース',
      ar: 'المقاس، US نسائي',
    },
    prefix: 'US ',
    values: [...halves(5, 10), '11'],
  },
  'shoe-unisex': {
    label: usMen,
    prefix: 'US ',
    values: [...halves(5, 11), '12', '13'],
  },
  'shoe-kids': {
    label: {
      en: 'Size, US kids',
      fr: 'Pointure, US enfant',
      de: 'Größe, US Kinder',
      ja: 'サイズ、US キッズ',
      ar: 'المقاس، US أطفال',
    },
    prefix: 'US ',
    values: halves(1, 6),
  },
  slide: {
    label: usMen,
    prefix: 'US ',
    values: ['5', '6', '7', '8', '9', '10', '11', '12', '13'],
  },
  apparel: { label: size, prefix: '', values: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] },
  kids: { label: size, prefix: '', values: ['XS', 'S', 'M', 'L', 'XL'] },
  socks: { label: size, prefix: '', values: ['S', 'M', 'L'] },
  pair: { label: size, prefix: '', values: ['S/M', 'L/XL'] },
  none: { label: size, prefix: '', values: [] },
} as const satisfies Record<string, SizeRun>

export type SizeRunName = keyof typeof sizeRuns

const optionOf = (run: SizeRun, value: string): ProductOption => ({
  id: 'size-' + value.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  value,
  label: { en: run.prefix + value },
})

/** The attribute of a run of sizes; none for what has one size. */
export const sizeAttribute = (name: SizeRunName, values?: readonly string[]): ProductAttribute | undefined => {
  const run: SizeRun = sizeRuns[name]
  const options = (values ?? run.values).map(value => optionOf(run, value))
  return options.length === 0 ? undefined : { type: 'size', label: run.label, options }
}
