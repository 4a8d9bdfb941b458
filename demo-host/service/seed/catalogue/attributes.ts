import { type ColourName, colours } from '../colours'
import { kindViews, type PictureKind, pictureName } from '../pictures/kinds'
import type { SeedVariant } from '../types'
import type { ProductAttribute, ProductOption } from '../../catalogue/product'
import type { Words } from '../../languages/words'
import { altOf } from './picture-alt'
import { upcOf } from './upc'

const colourOption = (name: Words, kind: PictureKind, value: ColourName): ProductOption => ({
  id: 'color-' + value,
  value,
  label: colours[value].label,
  paint: colours[value].paint,
  pictures: kindViews[kind].map(view => ({
    name: pictureName(kind, value, view),
    view,
    alt: altOf(name, colours[value].label, view),
  })),
})

/** The colours of a product with the pictures of each. */
export const colourAttribute = (name: Words, kind: PictureKind, values: readonly ColourName[]): ProductAttribute => ({
  type: 'color',
  label: { en: 'Color', 'en-GB': 'Colour', fr: 'Couleur', de: 'Farbe', ja: 'カラー', ar: 'اللون' },
  options: values.map(value => colourOption(name, kind, value)),
})

/** Every combination of the attributes' options, in their order. */
export const combinations = (attributes: readonly ProductAttribute[]): SeedVariant['attributes'][] =>
  attributes.reduce<SeedVariant['attributes'][]>(
    (rows, { type, options }) => rows.flatMap(row => options.map(({ value }) => [...row, { type, value }])),
    [[]],
  )

/** A variant's id and upc, which depend on nothing but product and choice. */
export const identityOf = (productId: string, attributes: SeedVariant['attributes']): { id: string; upc: string } => {
  const id = [productId, ...attributes.map(({ value }) => value.toLowerCase().replace(/[^a-z0-9.]+/g, ''))].join('-')
  return { id, upc: upcOf(id) }
}
