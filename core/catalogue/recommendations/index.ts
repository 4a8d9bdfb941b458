export { itemsSeen, recommendationChosen, shelfShown } from './shelves'

export { $shelves } from './shelves'
export { $stock, type Stock } from './stock'
export type { Shelf } from './shelves'
export type { Recommendation, RecommendationKind } from './contracts'
