// Events
export { itemsSeen, recommendationChosen, shelfShown } from './shelves'

// State
export { $shelves } from './shelves'
export { $stock, type Stock } from './stock'
export type { Shelf } from './shelves'
export type { Recommendation, RecommendationKind } from './contracts'
