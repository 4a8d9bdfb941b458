import type { SeedAttribute, SeedOption, Words } from '../types'

/** A run of sizes as a shop shows it. */
export type SizeRun = { readonly label: Words; readonly prefix: string; readonly values: readonly string[] }

const halves = (from: number, to: number): string[] =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, at) => String(from + at / 2))

/** Every run of sizes of the house. */
export const sizeRuns = {
  'shoe-men': {
    label: { en: 'Size, US men', fr: 'Pointure, US homme' },
    prefix: 'US ',
    values: [...halves(7, 11), '12', '13'],
  },
  'shoe-women': {
    label: { en: 'Size, US women', fr: 'Pointure, US femme' },
    prefix: 'US ',
    values: [...halves(5, 10), '11'],
  },
  'shoe-unisex': {
    label: { en: 'Size, US men', fr: 'Pointure, US homme' },
    prefix: 'US ',
    values: [...halves(5, 11), '12', '13'],
  },
  'shoe-kids': { label: { en: 'Size, US kids', fr: 'Pointure, US enfant' }, prefix: 'US ', values: halves(1, 6) },
  slide: {
    label: { en: 'Size, US men', fr: 'Pointure, US homme' },
    prefix: 'US ',
    values: ['5', '6', '7', '8', '9', '10', '11', '12', '13'],
  },
  apparel: { label: { en: 'Size', fr: 'Taille' }, prefix: '', values: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] },
  kids: { label: { en: 'Size', fr: 'Taille' }, prefix: '', values: ['XS', 'S', 'M', 'L', 'XL'] },
  socks: { label: { en: 'Size', fr: 'Taille' }, prefix: '', values: ['S', 'M', 'L'] },
  pair: { label: { en: 'Size', fr: 'Taille' }, prefix: '', values: ['S/M', 'L/XL'] },
  none: { label: { en: 'Size', fr: 'Taille' }, prefix: '', values: [] },
} as const satisfies Record<string, SizeRun>

export type SizeRunName = keyof typeof sizeRuns

const optionOf = (run: SizeRun, value: string): SeedOption => ({
  id: 'size-' + value.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  value,
  label: { en: run.prefix + value },
})

/** The attribute of a run of sizes; none for what has one size. */
export const sizeAttribute = (name: SizeRunName, values?: readonly string[]): SeedAttribute | undefined => {
  const run: SizeRun = sizeRuns[name]
  const options = (values ?? run.values).map(value => optionOf(run, value))
  return options.length === 0 ? undefined : { type: 'size', label: run.label, options }
}
