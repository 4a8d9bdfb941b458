import { enums, type Infer, integer, nullable, number, optional, size, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { Price } from '../prices/contracts'

/** Like a product, bought with it, or popular in the whole shop. */
export const RecommendationKind = enums(['similar', 'goes-with', 'popular'])
export type RecommendationKind = Infer<typeof RecommendationKind>

/** `similar` and `goes-with` need a product. */
export const RecommendationsQuery = type({
  kind: RecommendationKind,
  productId: optional(size(string(), 1, 100)),
  count: optional(size(string(), 1, 2)),
})
export type RecommendationsQuery = Infer<typeof RecommendationsQuery>

export const Recommendation = type({
  id: string(),
  title: string(),
  url: string(),
  image: string(),
  eyebrow: optional(nullable(string())),
  badge: optional(nullable(string())),
  rating: optional(nullable(type({ average: number(), count: integer() }))),
  currency: string(),
  price: Price,
  /** Reported when it is chosen: kind and source of the recommendation, for which product, which product. */
  recToken: string(),
})
export type Recommendation = Infer<typeof Recommendation>

export const Recommendations = type({ kind: RecommendationKind, recommendations: array(Recommendation) })
export type Recommendations = Infer<typeof Recommendations>
