import { enums, type Infer, literal, optional, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { caption, layout, Media, shared, words } from './fields'

const banner = {
  ...shared,
  ...words,
  ...layout,
  ...caption,
  media: optional(Media),
  mediaList: optional(array(Media)),
} as const

export const bannerTypes = [
  'standard-banner',
  'hero-banner',
  'overlay-banner',
  'split-banner',
  'thin-banner',
  'block-below-banner',
] as const

/** A picture with words: beside it, over it or below it, as the type says. */
export const Banner = type({ type: enums(bannerTypes), ...banner })
export type Banner = Infer<typeof Banner>

/** A picture with a product over it that can be opened. */
export const ProductOverlayBanner = type({
  type: literal('product-overlay-banner'),
  ...banner,
  product: type({ id: string(), name: string() }),
})
export type ProductOverlayBanner = Infer<typeof ProductOverlayBanner>
