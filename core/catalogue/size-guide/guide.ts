import type { AttributeOption, Product } from '../contracts'

export interface SizeTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const BETWEEN = ' · '
const CM = 'cm'

/** 'US 9' and '27 cm': the measure, and the size in it. */
function measured(size: string): readonly [measure: string, value: string] {
  const [, before = '', value = '', after = ''] = /^(\D*?) ?([\d.,]+) ?(\D*)$/.exec(size) ?? []
  return value ? [before || after, value] : ['', size]
}

/** A measure as it is said; `centimetres` is what its language calls them. */
export const measureIn = (measure: string, centimetres: string): string => (measure === CM ? centimetres : measure)

/** A size as it is said: 'US 9', '27 cm'. */
export const sizeIn = (measure: string, value: string, centimetres = CM): string =>
  measure === CM ? `${value} ${centimetres}` : `${measure} ${value}`

/** A shoe's sizes in the measures of all markets; null for a product without a guide of its own. */
export function guideOf({ details }: Pick<Product, 'details'>): SizeTable | null {
  const lines = details.find(({ id }) => id === 'sizes')?.data.map(line => line.split(BETWEEN).map(measured)) ?? []
  const columns = lines[0]?.map(([measure]) => measure) ?? []
  if (columns.length < 2) return null
  return { columns, rows: lines.map(line => line.map(([, value]) => value)) }
}

/** The smallest size that fits the foot; null if none does, or if the table has no lengths. */
export function sizeForFoot({ columns, rows }: SizeTable, centimetres: number): readonly string[] | null {
  const column = columns.indexOf(CM)
  const lengths = rows.map(row => Number(row[column]?.replace(',', '.')))
  const step = (lengths[1] ?? Number.NaN) - (lengths[0] ?? Number.NaN)
  // A foot that is more than a step shorter than the smallest has no size either.
  if (!(centimetres > (lengths[0] ?? Number.NaN) - step)) return null
  return rows.find((_row, place) => (lengths[place] ?? 0) >= centimetres) ?? null
}

/** The option that a row of the guide is about, if the product has it. */
export function optionFor(
  { attributes }: Pick<Product, 'attributes'>,
  { columns }: SizeTable,
  row: readonly string[],
): AttributeOption | null {
  const names = row.map((value, index) => sizeIn(columns[index] ?? '', value))
  const sizes = attributes.find(({ type }) => type === 'size')?.options ?? []
  return sizes.find(({ label }) => names.includes(label)) ?? null
}
