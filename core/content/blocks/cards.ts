import { enums, type Infer, literal, optional, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { layout, Media, shared, Target, words } from './fields'

const Layout = type({
  layout: optional(enums(['overlay', 'overlay-bottom', 'overlay-top', 'below'])),
  alignment: optional(enums(['left', 'center'])),
})

const card = {
  ...shared,
  ...words,
  ...layout,
  media: optional(Media),
  badge: optional(type({ url: string(), alt: optional(string()) })),
  responsiveLayout: optional(type({ sm: optional(Layout), md: optional(Layout), lg: optional(Layout) })),
} as const

/** The whole card leads to one place. */
export const LinkedCard = type({ type: literal('linked-card'), ...card, mediaTarget: Target })
export type LinkedCard = Infer<typeof LinkedCard>

/** A card with links of its own. */
export const MultiLinkCard = type({
  type: literal('multi-link-card'),
  ...card,
  targets: array(Target),
})
export type MultiLinkCard = Infer<typeof MultiLinkCard>

/** A kind of products: its picture, and its name as the link. */
export const CategoryCard = type({ type: literal('category-card'), ...card, title: string(), mediaTarget: Target })
export type CategoryCard = Infer<typeof CategoryCard>
