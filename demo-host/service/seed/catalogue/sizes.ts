import type { ProductAttribute, ProductDetails, ProductOption } from '../../catalogue/product'
import type { Words } from '../../languages/words'
import { type Last, shoeSize, shoeSizes, sizeInAllMeasures } from './shoe-sizes'

/** A run of sizes as a shop shows it; `last` where they are US sizes of shoes. */
type SizeRun = { readonly label: Words; readonly last?: Last; readonly values: readonly string[] }

const halves = (from: number, to: number): string[] =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, at) => String(from + at / 2))

const size: Words = { en: 'Size', fr: 'Taille', de: 'Größe', ja: 'サイズ', ar: 'المقاس' }

const guide: Words = {
  en: 'Size guide',
  fr: 'Guide des pointures',
  de: 'Größentabelle',
  ja: 'サイズガイド',
  ar: 'دليل المقاسات',
}

const shoes = (last: Last, values: readonly string[]): SizeRun => ({ label: shoeSizes[last], last, values })

/** Every run of sizes of the house. */
const sizeRuns = {
  'shoe-men': shoes('men', [...halves(7, 11), '12', '13']),
  'shoe-women': shoes('women', [...halves(5, 10), '11']),
  'shoe-unisex': shoes('men', [...halves(5, 11), '12', '13']),
  'shoe-kids': shoes('kids', halves(1, 6)),
  slide: shoes('men', ['5', '6', '7', '8', '9', '10', '11', '12', '13']),
  apparel: { label: size, values: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] },
  kids: { label: size, values: ['XS', 'S', 'M', 'L', 'XL'] },
  socks: { label: size, values: ['S', 'M', 'L'] },
  pair: { label: size, values: ['S/M', 'L/XL'] },
  none: { label: size, values: [] },
} as const satisfies Record<string, SizeRun>

export type SizeRunName = keyof typeof sizeRuns

const optionOf = (run: SizeRun, value: string): ProductOption => ({
  id: 'size-' + value.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  value,
  label: run.last ? shoeSize(run.last, value) : { en: value },
})

/** The attribute of a run of sizes; none for what has one size. */
export const sizeAttribute = (name: SizeRunName, values?: readonly string[]): ProductAttribute | undefined => {
  const run: SizeRun = sizeRuns[name]
  const options = (values ?? run.values).map(value => optionOf(run, value))
  return options.length === 0 ? undefined : { type: 'size', label: run.label, options }
}

/** How the sizes of a run are measured elsewhere; none for what is not shoes. */
export const sizeGuideOf = (name: SizeRunName): ProductDetails | undefined => {
  const { last, values }: SizeRun = sizeRuns[name]
  return (
    last && {
      id: 'sizes',
      label: guide,
      expanded: false,
      data: values.map(value => ({ en: sizeInAllMeasures(last, value) })),
    }
  )
}
