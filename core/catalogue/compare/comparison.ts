import type { Product } from '../contracts'

/** One line of a comparison: what is compared, and what each product has of it. */
export interface Comparison {
  readonly id: string
  /** Null where the view has a word for it. */
  readonly label: string | null
  readonly values: readonly (readonly string[])[]
  readonly differs: boolean
}

/** Products of one kind can be compared: shoes with shoes. */
export const kindOf = ({ sizeChart, productType }: Pick<Product, 'sizeChart' | 'productType'>): string =>
  sizeChart ?? productType ?? ''

/** Eyebrow, attributes, details and measurements, in the first product's order; what nobody has is left out. */
export function comparisonOf(products: readonly Product[]): readonly Comparison[] {
  const line = (id: string, label: string | null, of: (product: Product) => readonly string[]): Comparison => {
    const values = products.map(of)
    return { id, label, values, differs: new Set(values.map(each => each.join('\n'))).size > 1 }
  }
  // Sizes of men and of women have the same type, but are not the same numbers.
  const attributes = firstOfEach(
    products.flatMap(({ attributes }) => attributes.map(({ type, label }) => [`${type} ${label}`, label])),
  )
  // The size guide is the same for all, and a table of its own.
  const details = firstOfEach(
    products.flatMap(({ details }) => details.filter(({ id }) => id !== 'sizes').map(one => [one.id, one.label])),
  )
  return [
    line('eyebrow', null, ({ eyebrow }) => said(eyebrow)),
    ...attributes.map(([id, label]) =>
      line(`attribute ${id}`, label, product =>
        (product.attributes.find(one => `${one.type} ${one.label}` === id)?.options ?? []).map(option => option.label),
      ),
    ),
    ...details.map(([id, label]) =>
      line(`detail ${id}`, label, product => product.details.find(one => one.id === id)?.data ?? []),
    ),
    line('measurements', null, ({ modelMeasurements }) => said(modelMeasurements)),
  ].filter(({ values }) => values.some(each => each.length > 0))
}

const said = (text: string | null | undefined): readonly string[] => (text ? [text] : [])

const firstOfEach = (named: readonly (readonly string[])[]): readonly (readonly [string, string])[] => [
  ...named.reduce((all, [id = '', label = '']) => (all.has(id) ? all : all.set(id, label)), new Map<string, string>()),
]
