import { type Infer, nullable, optional, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { ProductCard } from '../search/contracts'

export const ProductSets = type({ productSets: array(type({ id: string(), name: string() })) })
export type ProductSets = Infer<typeof ProductSets>

/** Products that are worn together, in the order in which they are shown; each is bought in a choice of its own. */
export const ProductSet = type({
  id: string(),
  name: string(),
  description: optional(nullable(string())),
  products: array(ProductCard),
})
export type ProductSet = Infer<typeof ProductSet>
