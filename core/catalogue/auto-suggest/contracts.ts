import { type Infer, integer, size, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { ProductCard } from '../search/contracts'

export const SuggestQuery = type({ q: size(string(), 1, 200) })
export type SuggestQuery = Infer<typeof SuggestQuery>

/** `words` are whole queries that find something. `total` is what the query itself finds. */
export const SuggestAnswer = type({
  words: array(string()),
  categories: array(type({ id: string(), name: string(), slug: string(), url: string(), total: integer() })),
  products: array(ProductCard),
  total: integer(),
})
export type SuggestAnswer = Infer<typeof SuggestAnswer>
