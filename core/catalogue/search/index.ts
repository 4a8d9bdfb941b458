import './listing-address'

export {
  categoryChosen,
  facetPressed,
  facetsCleared,
  listingLeft,
  listingRetried,
  listingShown,
  pageChosen,
  productChosen,
  sortChosen,
  textCleared,
} from './listings'
export { textSearched } from './searched'

export { $listings } from './listings'
export { $isListingThere } from './searched'

// What is asked for
export { facets, PAGE_SIZE, sorts } from './criteria'
export { lastPage, pagesAround } from './pages'
export type { ListingCriteria, Facet, Sort } from './criteria'
export type { Listing } from './listings'
export type { ProductCard, SearchAnswer } from './contracts'
