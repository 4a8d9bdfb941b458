import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, type ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { cameOnline } from '../../runtime/page-events'
import {
  type ListingCriteria,
  addressOf,
  criteriaOf,
  type Facet,
  FIRST_PAGE,
  noneChosen,
  queryOf,
  type Sort,
  type ListingOptions,
  withAddress,
} from './criteria'
import type { SearchAnswer } from './contracts'
import { searchEndpoints } from './endpoints'
import { lastPage } from './pages'
import { listsCounted, textSearched } from './searched'

/** A list of products on the page. */
export interface Listing {
  readonly criteria: ListingCriteria
  /** From the element's attributes. */
  readonly defaults: ListingCriteria
  /** The last answer. It stays while the next one loads, and is removed if that fails. */
  readonly answer: SearchAnswer | null
  readonly error: ShopError | null
  readonly isPending: boolean
  readonly isInAddress: boolean
  /** The shopper's choice becomes an entry of the browser's history. */
  readonly isNewEntry: boolean
  /** False once its element has left the page. */
  readonly isOnPage: boolean
  /** Counts changes to other products, after which the view scrolls to the top of the list. */
  readonly turn: number
}

type Listings = Readonly<Record<string, Listing>>
type OfListing = { readonly key: string }

/** `isInAddress`: the criteria are read from the page's address and written to it. */
export const listingShown = createEvent<OfListing & { options: ListingOptions; isInAddress: boolean }>()
export const listingLeft = createEvent<string>()
export const facetPressed = createEvent<OfListing & { facet: Facet; value: string }>()
export const facetsCleared = createEvent<string>()
export const sortChosen = createEvent<OfListing & { sort: Sort }>()
export const pageChosen = createEvent<OfListing & { page: number }>()
/** A category instead of search results. */
export const categoryChosen = createEvent<OfListing & { categoryId: string }>()
export const listingRetried = createEvent<string>()
export const productChosen = createEvent<OfListing & { productId: string }>()
/** Back to what the list showed before a search. */
export const textCleared = createEvent<string>()

/** The shopper went back or forward in the history, on the same page. */
export const addressReturned = createEvent()

const endPassed = createEvent<OfListing & { page: number }>()

const searchFx = requestFx(searchEndpoints.searchProducts)

export const readListingFx = createEffect<OfListing & { criteria: ListingCriteria }, SearchAnswer, ShopError>(
  ({ criteria }) => scopeBind(searchFx, { safe: true })({ query: queryOf(criteria) }),
)

export const $listings = createStore<Listings>({})
  .on(listingShown, (listings, { key, options, isInAddress }) => {
    const known = listings[key]
    const defaults = criteriaOf(options)
    if (known && isSame(known.defaults, defaults)) return { ...listings, [key]: { ...known, isOnPage: true } }
    const criteria = isInAddress ? withAddress(defaults) : defaults
    const turn = known?.turn ?? 0
    const fresh = { answer: null, error: null, isPending: true, isOnPage: true, isNewEntry: false }
    return { ...listings, [key]: { ...fresh, criteria, defaults, isInAddress, turn } }
  })
  .on(listingLeft, (listings, key) => changed(listings, key, () => ({ isOnPage: false })))
  .on(facetPressed, (listings, { key, facet, value }) =>
    withRequest(listings, key, ({ chosen }) => ({ chosen: { ...chosen, [facet]: toggled(chosen[facet], value) } })),
  )
  .on(facetsCleared, (listings, key) => withRequest(listings, key, () => ({ chosen: noneChosen })))
  .on(textCleared, (listings, key) =>
    withRequest(listings, key, () => ({
      text: '',
      categoryId: listings[key]?.defaults.categoryId ?? '',
      chosen: noneChosen,
    })),
  )
  .on(categoryChosen, (listings, { key, categoryId }) => turnedTo(listings, key, ofCategory(categoryId)))
  .on(sortChosen, (listings, { key, sort }) => withRequest(listings, key, () => ({ sort })))
  .on(endPassed, (listings, { key, page }) => corrected(listings, key, () => ({ page })))
  .on(addressReturned, listings => Object.keys(listings).reduce(returned, listings))
  .on(pageChosen, (listings, { key, page }) => turnedTo(listings, key, { page }))
  .on(listingRetried, retried)
  .on(cameOnline, listings =>
    Object.keys(listings).reduce((all, key) => (isOffline(all[key]) ? retried(all, key) : all), listings),
  )
  .on(textSearched, (listings, { text, categoryId }) => {
    const [key] = Object.entries(listings).find(([, { isOnPage }]) => isOnPage) ?? []
    if (!key) return listings
    return turnedTo(listings, key, { ...ofCategory(categoryId), text })
  })
  .on(readListingFx.done, (listings, { params: { key, criteria }, result: answer }) =>
    changed(listings, key, listing => (listing.criteria === criteria ? { answer, error: null, isPending: false } : {})),
  )
  .on(readListingFx.fail, (listings, { params: { key, criteria }, error }) =>
    changed(listings, key, listing =>
      listing.criteria === criteria ? { answer: null, error: asShopError(error), isPending: false } : {},
    ),
  )

sample({
  clock: $listings,
  fn: listings => Object.values(listings).filter(({ isOnPage }) => isOnPage).length,
  target: listsCounted,
})

const $sent = createStore<Readonly<Record<string, ListingCriteria>>>({}).on(
  readListingFx,
  (sent, { key, criteria }) => ({
    ...sent,
    [key]: criteria,
  }),
)

const nextWanted = createEvent<OfListing & { criteria: ListingCriteria }>()

// One request at a time: a list's newest criteria that were not sent yet.
sample({
  clock: [$listings, nextWanted],
  source: { listings: $listings, sent: $sent },
  filter: ({ listings, sent }) => Object.entries(listings).some(isWaiting(sent)),
  fn: ({ listings, sent }) => {
    const [key = '', listing] = Object.entries(listings).find(isWaiting(sent)) ?? []
    return { key, criteria: (listing as Listing).criteria }
  },
  target: readListingFx,
})

// Then the next list of the page.
sample({ clock: readListingFx, target: nextWanted })

// A page beyond the end is the last one.
sample({
  clock: readListingFx.done,
  filter: ({ params: { criteria }, result: { total } }) => criteria.page > lastPage(total, criteria.pageSize),
  fn: ({ params: { key, criteria }, result: { total } }) => ({ key, page: lastPage(total, criteria.pageSize) }),
  target: endPassed,
})

const isWaiting =
  (sent: Readonly<Record<string, ListingCriteria>>) =>
  ([key, { criteria, isPending }]: [string, Listing]) =>
    isPending && sent[key] !== criteria

const isOffline = (listing: Listing | undefined) => listing?.error?.kind === 'network'

function changed(listings: Listings, key: string, change: (listing: Listing) => Partial<Listing>): Listings {
  const listing = listings[key]
  return listing ? { ...listings, [key]: { ...listing, ...change(listing) } } : listings
}

/** A change leads to the first page, unless the page itself changes. */
function withRequest(
  listings: Listings,
  key: string,
  change: (criteria: ListingCriteria) => Partial<ListingCriteria>,
): Listings {
  return changed(listings, key, ({ criteria }) => ({
    criteria: { ...criteria, page: FIRST_PAGE, ...change(criteria) },
    error: null,
    isPending: true,
    isNewEntry: true,
  }))
}

/** A change that the shopper did not choose, so it makes no entry of the history. */
const corrected = (listings: Listings, key: string, change: (criteria: ListingCriteria) => Partial<ListingCriteria>) =>
  changed(withRequest(listings, key, change), key, () => ({ isNewEntry: false }))

/** Follows the page's address, unless the list shows that already. */
function returned(listings: Listings, key: string): Listings {
  const { criteria, defaults, isInAddress, isOnPage } = listings[key] as Listing
  const said = withAddress(defaults)
  const isShown = JSON.stringify(addressOf(said, defaults)) === JSON.stringify(addressOf(criteria, defaults))
  return isInAddress && isOnPage && !isShown ? corrected(listings, key, () => said) : listings
}

function retried(listings: Listings, key: string): Listings {
  return withRequest(listings, key, ({ page }) => ({ page }))
}

/** The shopper turns to other products. */
const turnedTo = (listings: Listings, key: string, change: Partial<ListingCriteria>) =>
  changed(
    withRequest(listings, key, () => change),
    key,
    ({ turn }) => ({ turn: turn + 1 }),
  )

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter(other => other !== value) : [...values, value]

const ofCategory = (categoryId: string | undefined) => ({
  text: '',
  categoryId: '',
  chosen: { ...noneChosen, category: categoryId ? [categoryId] : [] },
})

const isSame = (one: ListingCriteria, other: ListingCriteria) =>
  one.text === other.text &&
  one.categoryId === other.categoryId &&
  one.sort === other.sort &&
  one.pageSize === other.pageSize
