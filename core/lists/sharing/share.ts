import { createEvent, createStore, sample } from 'effector'
import { asShopError, type ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { shareLinkFx } from '../../runtime/share-link'
import { $config } from '../../site/config'
import type { SharedFavorites } from '../contracts'
import { endpoints } from '../endpoints'
import { $favorites } from '../favorites'

// What the shopper does

/** The list is to be shown to others; `title` is what the link is called. */
export const sharePressed = createEvent<{ title: string }>()

/** Somebody came with a link to a shared list. */
export const sharedWanted = createEvent<{ shareId: string }>()

// What we remember

const shareFx = requestFx(endpoints.shareFavorites)
const readSharedFx = requestFx(endpoints.readShared)
const $title = createStore('').on(sharePressed, (_current, { title }) => title)

/** The address of the shared list, and what became of it: handed to the device, copied, or only to be shown. */
export const $share = createStore<{ url: string; outcome: 'shared' | 'copied' | 'shown' } | null>(null)
  .on(shareLinkFx.doneData, (_current, share) => share)
  .reset(sharePressed)

/** True from the press until there is a link. */
export const $isSharing = shareFx.pending

/** Why there is no link. */
export const $shareError = createStore<ShopError | null>(null)
  .on(shareFx.failData, (_current, error) => asShopError(error))
  .reset(sharePressed)

/** The list that is looked at: what comes of another does not count any more. */
const $wanted = createStore('').on(sharedWanted, (_current, { shareId }) => shareId)

const read = sample({
  clock: readSharedFx.done,
  source: $wanted,
  filter: (wanted, { params }) => params.params.favoriteId === wanted,
  fn: (_wanted, { result }) => result,
})

const refused = sample({
  clock: readSharedFx.fail,
  source: $wanted,
  filter: (wanted, { params }) => params.params.favoriteId === wanted,
  fn: (_wanted, { error }) => asShopError(error),
})

/** Somebody else's list; null until it has come. */
export const $shared = createStore<SharedFavorites | null>(null)
  .on(read, (_current, list) => list)
  .reset($wanted)

/** Why it has not come. */
export const $sharedError = createStore<ShopError | null>(null)
  .on(refused, (_current, error) => error)
  .reset(readSharedFx, read)

/** The list that is being read. */
const $reading = createStore('')
  .on(readSharedFx, (_current, { params }) => params.favoriteId)
  .reset(read, refused)

// What follows

sample({
  clock: sharePressed,
  source: { favorites: $favorites, isSharing: shareFx.pending },
  filter: ({ favorites, isSharing }) => Boolean(favorites?.favoriteId) && !isSharing,
  fn: ({ favorites }) => ({ params: { favoriteId: favorites?.favoriteId ?? '' } }),
  target: shareFx,
})

sample({
  clock: shareFx.doneData,
  source: { config: $config, title: $title },
  fn: ({ config, title }, { shareId }) => ({
    url: `${config.checkout}/${config.locale.toLowerCase()}/favorites?list=${encodeURIComponent(shareId)}`,
    title,
  }),
  target: shareLinkFx,
})

sample({
  clock: sharedWanted,
  source: $reading,
  filter: (reading, { shareId }) => reading !== shareId,
  fn: (_reading, { shareId }) => ({ params: { favoriteId: shareId } }),
  target: readSharedFx,
})
