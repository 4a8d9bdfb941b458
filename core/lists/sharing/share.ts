import { createEvent, createStore, sample } from 'effector'
import { asShopError, type ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { shareLinkFx } from '../../runtime/share-link'
import { $config } from '../../site/config'
import type { SharedFavorites } from '../contracts'
import { endpoints } from '../endpoints'
import { $favorites } from '../favorites'

export const sharePressed = createEvent<{ title: string }>()

export const sharedWanted = createEvent<{ shareId: string }>()

const shareFx = requestFx(endpoints.shareFavorites)
const readSharedFx = requestFx(endpoints.readShared)
const $title = createStore('').on(sharePressed, (_current, { title }) => title)

const listEmptied = sample({ clock: $favorites, filter: list => list?.items.length === 0, fn: () => {} })

/** `outcome`: shared by the device, copied, or only shown. */
export const $share = createStore<{ url: string; outcome: 'shared' | 'copied' | 'shown' } | null>(null)
  .on(shareLinkFx.doneData, (_current, share) => share)
  .reset(sharePressed, listEmptied, tokenForgotten)

export const $isSharing = shareFx.pending

export const $shareError = createStore<ShopError | null>(null)
  .on(shareFx.failData, (_current, error) => asShopError(error))
  .reset(sharePressed)

/** Answers about other lists are dropped. */
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

export const $shared = createStore<SharedFavorites | null>(null)
  .on(read, (_current, list) => list)
  .reset($wanted)

export const $sharedError = createStore<ShopError | null>(null)
  .on(refused, (_current, error) => error)
  .reset(readSharedFx, read)

const $reading = createStore('')
  .on(readSharedFx, (_current, { params }) => params.favoriteId)
  .reset(read, refused)

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
