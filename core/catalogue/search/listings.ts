import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, type ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { cameOnline } from '../../runtime/page-events'
import {
  type ListingState,
  addressOf,
  listingStateOf,
  type Facet,
  FIRST_PAGE,
  noneChosen,
  queryOf,
  type Sort,
  type ListingOptions,
  withAddress,
} from './listing-state'
import type { SearchAnswer } from './contracts'
import { searchEndpoints } from './endpoints'
import { lastPage } from './pages'
import { listsCounted, textSearched } from './searched'

/** A list of products on the page. */
export interface Listing {
  readonly asked: ListingState
  /** As the page's owner asked for it. */
  readonly usual: ListingState
  /** The last that came; while another is on its way it stays, and goes where that one fails. */
  readonly answer: SearchAnswer | null
  readonly error: ShopError | null
  readonly isPending: boolean
  readonly isInAddress: boolean
  /** The shopper asked for something else, to which the browser's back button leads from there. */
  readonly isNewEntry: boolean
  /** False once its element has left the page. */
  readonly isThere: boolean
  /** Grows where the shopper turned to other products, so that the view can lead there. */
  readonly turn: number
}

type Listings = Readonly<Record<string, Listing>>
type OfListing = { readonly key: string }

/** `isInAddress`: the page's address says and keeps what is asked for. */
export const listingShown = createEvent<OfListing & { wanted: ListingOptions; isInAddress: boolean }>()
export const listingLeft = createEvent<string>()
export const facetPressed = createEvent<OfListing & { facet: Facet; value: string }>()
export const facetsCleared = createEvent<string>()
export const sortChosen = createEvent<OfListing & { sort: Sort }>()
export const pageChosen = createEvent<OfListing & { page: number }>()
/** A whole category instead of search results. */
export const categoryChosen = createEvent<OfListing & { categoryId: string }>()
export const listingRetried = createEvent<string>()
export const productChosen = createEvent<OfListing & { productId: string }>()
/** The list shows what it showed before a search. */
export const textCleared = createEvent<string>()

/** The shopper went back or on in the history, to other products of the same page. */
export const addressReturned = createEvent()

const endPassed = createEvent<OfListing & { page: number }>()

const searchFx = requestFx(searchEndpoints.searchProducts)

export const readListingFx = createEffect<OfListing & { asked: ListingState }, SearchAnswer, ShopError>(({ asked }) =>
  scopeBind(searchFx, { safe: true })({ query: queryOf(asked) }),
)

export const $listings = createStore<Listings>({})
  .on(listingShown, (listings, { key, wanted, isInAddress }) => {
    const known = listings[key]
    const usual = listingStateOf(wanted)
    if (known && isSame(known.usual, usual)) return { ...listings, [key]: { ...known, isThere: true } }
    const asked = isInAddress ? withAddress(usual) : usual
    const turn = known?.turn ?? 0
    const fresh = { answer: null, error: null, isPending: true, isThere: true, isNewEntry: false }
    return { ...listings, [key]: { ...fresh, asked, usual, isInAddress, turn } }
  })
  .on(listingLeft, (listings, key) => changed(listings, key, () => ({ isThere: false })))
  .on(facetPressed, (listings, { key, facet, value }) =>
    withRequest(listings, key, ({ chosen }) => ({ chosen: { ...chosen, [facet]: toggled(chosen[facet], value) } })),
  )
  .on(facetsCleared, (listings, key) => withRequest(listings, key, () => ({ chosen: noneChosen })))
  .on(textCleared, (listings, key) =>
    withRequest(listings, key, () => ({
      text: '',
      categoryId: listings[key]?.usual.categoryId ?? '',
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
    const [key] = Object.entries(listings).find(([, { isThere }]) => isThere) ?? []
    if (!key) return listings
    return turnedTo(listings, key, { ...ofCategory(categoryId), text })
  })
  .on(readListingFx.done, (listings, { params: { key, asked }, result: answer }) =>
    changed(listings, key, listing => (listing.asked === asked ? { answer, error: null, isPending: false } : {})),
  )
  .on(readListingFx.fail, (listings, { params: { key, asked }, error }) =>
    changed(listings, key, listing =>
      listing.asked === asked ? { answer: null, error: asShopError(error), isPending: false } : {},
    ),
  )

sample({
  clock: $listings,
  fn: listings => Object.values(listings).filter(({ isThere }) => isThere).length,
  target: listsCounted,
})

const $sent = createStore<Readonly<Record<string, ListingState>>>({}).on(readListingFx, (sent, { key, asked }) => ({
  ...sent,
  [key]: asked,
}))

const nextWanted = createEvent<OfListing & { asked: ListingState }>()

// One at a time of each list: the newest that was not sent yet.
sample({
  clock: [$listings, nextWanted],
  source: { listings: $listings, sent: $sent },
  filter: ({ listings, sent }) => Object.entries(listings).some(isWaiting(sent)),
  fn: ({ listings, sent }) => {
    const [key = '', listing] = Object.entries(listings).find(isWaiting(sent)) ?? []
    return { key, asked: (listing as Listing).asked }
  },
  target: readListingFx,
})

// A second list of the page waits until the first was sent.
sample({ clock: readListingFx, target: nextWanted })

// A page beyond the end is the last one.
sample({
  clock: readListingFx.done,
  filter: ({ params: { asked }, result: { total } }) => asked.page > lastPage(total, asked.pageSize),
  fn: ({ params: { key, asked }, result: { total } }) => ({ key, page: lastPage(total, asked.pageSize) }),
  target: endPassed,
})

const isWaiting =
  (sent: Readonly<Record<string, ListingState>>) =>
  ([key, { asked, isPending }]: [string, Listing]) =>
    isPending && sent[key] !== asked

const isOffline = (listing: Listing | undefined) => listing?.error?.kind === 'network'

function changed(listings: Listings, key: string, change: (listing: Listing) => Partial<Listing>): Listings {
  const listing = listings[key]
  return listing ? { ...listings, [key]: { ...listing, ...change(listing) } } : listings
}

/** A change begins on the first page, unless it is one of the page. */
function withRequest(
  listings: Listings,
  key: string,
  change: (asked: ListingState) => Partial<ListingState>,
): Listings {
  return changed(listings, key, ({ asked }) => ({
    asked: { ...asked, page: FIRST_PAGE, ...change(asked) },
    error: null,
    isPending: true,
    isNewEntry: true,
  }))
}

/** By the shop or the browser, not by a choice of the shopper. */
const corrected = (listings: Listings, key: string, change: (asked: ListingState) => Partial<ListingState>) =>
  changed(withRequest(listings, key, change), key, () => ({ isNewEntry: false }))

/** What the page's address says by now, unless the list shows it already. */
function returned(listings: Listings, key: string): Listings {
  const { asked, usual, isInAddress, isThere } = listings[key] as Listing
  const said = withAddress(usual)
  const isShown = JSON.stringify(addressOf(said, usual)) === JSON.stringify(addressOf(asked, usual))
  return isInAddress && isThere && !isShown ? corrected(listings, key, () => said) : listings
}

function retried(listings: Listings, key: string): Listings {
  return withRequest(listings, key, ({ page }) => ({ page }))
}

/** The shopper turns to other products. */
const turnedTo = (listings: Listings, key: string, change: Partial<ListingState>) =>
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

const isSame = (one: ListingState, other: ListingState) =>
  one.text === other.text &&
  one.categoryId === other.categoryId &&
  one.sort === other.sort &&
  one.pageSize === other.pageSize
