import { boolean, enums, type Infer, integer, nullable, optional, size, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { Price } from '../prices/contracts'

export const ProductCard = type({
  id: string(),
  masterId: string(),
  name: string(),
  url: string(),
  eyebrow: optional(nullable(string())),
  badge: optional(nullable(string())),
  image: string(),
  currency: string(),
  price: Price,
  colors: array(type({ value: string(), label: string(), swatch: string() })),
  /** The number of variants to look at, in words: '5 colours', or '4 to choose from'; null for one. */
  looks: optional(nullable(string())),
  available: boolean(),
})
export type ProductCard = Infer<typeof ProductCard>

/** The largest `start`, whatever the number of hits. */
export const LAST_START = 10_000

export const MAX_TEXT = 200

/** In a query, numbers are text. `category`, `color` and `size` are facets: values separated by commas, of which a product matches any. */
export const SearchQuery = type({
  q: optional(size(string(), 0, MAX_TEXT)),
  categoryId: optional(size(string(), 1, 20)),
  category: optional(size(string(), 1, 1000)),
  color: optional(size(string(), 1, 1000)),
  size: optional(size(string(), 1, 1000)),
  sort: optional(enums(['relevance', 'price-asc', 'price-desc', 'newest'])),
  start: optional(size(string(), 1, 8)),
  count: optional(size(string(), 1, 4)),
})
export type SearchQuery = Infer<typeof SearchQuery>

export const SearchAnswer = type({
  total: integer(),
  start: integer(),
  count: integer(),
  category: optional(nullable(type({ id: string(), name: string(), slug: string() }))),
  products: array(ProductCard),
  facets: array(
    type({
      id: string(),
      label: string(),
      values: array(type({ value: string(), label: string(), count: integer() })),
    }),
  ),
})
export type SearchAnswer = Infer<typeof SearchAnswer>
