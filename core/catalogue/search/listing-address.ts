import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { changePageQuery, followHistory, pagePath } from '../../runtime/page-query'
import { addressOf } from './criteria'
import { addressReturned, type Listing, $listings, listingShown, readListingFx } from './listings'

// The page's address says what a list shows. Each choice is an entry of the history, so that the back button undoes it.

const historyMoved = createEvent<string>()

const writeAddressFx = createEffect(({ criteria, defaults, isNewEntry }: Listing) =>
  changePageQuery(addressOf(criteria, defaults), isNewEntry),
)

const followHistoryFx = createEffect(() => followHistory(scopeBind(historyMoved, { safe: true })))

const readPathFx = createEffect(pagePath)

/** Of the page that has the list: the history may lead to another one of the page's own router. */
const $path = createStore('').on(readPathFx.doneData, (_before, path) => path)

const $isFollowing = createStore(false).on(followHistoryFx.done, () => true)

const shownInAddress = sample({ clock: listingShown, filter: ({ isInAddress }) => isInAddress, fn: () => {} })

sample({ clock: shownInAddress, target: readPathFx })

sample({ clock: shownInAddress, source: $isFollowing, filter: is => !is, fn: () => {}, target: followHistoryFx })

sample({
  clock: historyMoved,
  source: $path,
  filter: (path, moved) => path === moved,
  fn: () => {},
  target: addressReturned,
})

sample({
  clock: readListingFx,
  source: $listings,
  filter: (listings, { key }) => listings[key]?.isInAddress === true,
  fn: (listings, { key }) => listings[key] as Listing,
  target: writeAddressFx,
})
