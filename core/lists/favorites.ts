import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, type ShopError } from '../errors/shop-error'
import { notOvertaken } from '../http/not-overtaken'
import { requestFx } from '../http/request'
import { tokenForgotten, tokenReceived } from '../http/token'
import { cameOnline } from '../runtime/page-events'
import { started } from '../runtime/started'
import { drop, load, save } from '../runtime/storage'
import { $config } from '../site/config'
import type { Favorites } from './contracts'
import { endpoints } from './endpoints'
import { $areListsOff, listsRefused } from './off'

export const favoriteToggled = createEvent<{ productId: string }>()

export const favoritesWanted = createEvent()

export const heartShown = createEvent()

type Stored = { owner: string; ids: readonly string[] }

const readFavoritesFx = requestFx(endpoints.readFavorites)
const addFavoriteFx = requestFx(endpoints.addFavorite)
const removeFavoriteFx = requestFx(endpoints.removeFavorite)

export const readFx = createEffect<void, Favorites, ShopError>(() => scopeBind(readFavoritesFx, { safe: true })({}))

const loadStoredFx = attach({ source: $config, effect: ({ key }) => load<Stored>(key, 'favorites', 1) })

const changeFx = createEffect<{ productId: string; liked: boolean; known: Favorites | null }, Favorites, ShopError>(
  async ({ productId, liked, known }) => {
    const [add, remove] = [scopeBind(addFavoriteFx, { safe: true }), scopeBind(removeFavoriteFx, { safe: true })]
    const read = scopeBind(readFavoritesFx, { safe: true })
    if (liked) return add({ body: { id: productId, qty: 1, itemType: 'product' } })
    const list = known ?? (await read({}))
    const item = list.items.find(other => other.productId === productId)
    if (!list.favoriteId || !item) return list
    // Another tab or device may have removed it meanwhile.
    return remove({ params: { favoriteId: list.favoriteId, itemId: item.itemId } }).catch((error: ShopError) => {
      if (error.code === 'PLP400') return read({})
      throw error
    })
  },
)

const { read, overtaken } = notOvertaken(readFx, changeFx.done)

sample({ clock: overtaken, target: readFx })

const $owner = createStore({ id: '', before: '', isGuest: true }).on(tokenReceived, ({ id }, { answer }) => ({
  id: answer.consumerNo,
  before: id,
  isGuest: answer.consumerType === 'GUEST',
}))

const ownerChanged = createEvent()

export const $favorites = createStore<Favorites | null>(null)
  .on([read, changeFx.doneData], (_current, list) => list)
  .reset(tokenForgotten, ownerChanged)

const $stored = createStore<Stored | null>(null)
  .on(loadStoredFx.doneData, (_current, stored) => (Array.isArray(stored?.ids) ? stored : null))
  .reset(tokenForgotten)

/** Presses without an answer yet. */
const $desired = createStore<Readonly<Record<string, boolean>>>({})
  .on(changeFx.finally, (desired, { params: { productId, liked } }) => {
    const { [productId]: requested, ...others } = desired
    return requested === liked || requested === undefined ? others : desired
  })
  .reset(tokenForgotten)

export const $liked = sample({
  source: { favorites: $favorites, stored: $stored, desired: $desired },
  fn: ({ favorites, stored, desired }): Readonly<Record<string, boolean>> => ({
    ...Object.fromEntries(
      (favorites ? favorites.items.map(item => item.productId) : (stored?.ids ?? [])).map(id => [id, true]),
    ),
    ...desired,
  }),
})

export const $favoritesTotal = $favorites.map(favorites => favorites?.total ?? null)

export const $favoritesError = createStore<ShopError | null>(null)
  .on(readFx.failData, (_current, error) => asShopError(error))
  .reset(readFx, readFx.done)

export const favoriteRefused = changeFx.fail.map(({ params, error }) => ({ ...params, error: asShopError(error) }))

const $hasHearts = createStore(false).on(heartShown, () => true)

// The hearts may load after the shop has started.
sample({ clock: [started, $hasHearts], fn: () => {}, target: loadStoredFx })

sample({
  clock: favoriteToggled,
  source: { desired: $desired, liked: $liked },
  fn: ({ desired, liked }, { productId }) => ({ ...desired, [productId]: !liked[productId] }),
  target: $desired,
})

// One at a time, so that the last press arrives last.
sample({
  clock: [favoriteToggled, changeFx.finally],
  source: { desired: $desired, favorites: $favorites, isRunning: changeFx.pending },
  filter: ({ desired, isRunning }) => !isRunning && Object.keys(desired).length > 0,
  fn: ({ desired, favorites }) => {
    const [productId = '', liked = true] = Object.entries(desired)[0] ?? []
    return { productId, liked, known: favorites }
  },
  target: changeFx,
})

sample({
  clock: favoritesWanted,
  source: readFx.pending,
  filter: isReading => !isReading,
  fn: () => {},
  target: readFx,
})

sample({
  clock: cameOnline,
  source: $favoritesError,
  filter: error => error?.kind === 'network',
  fn: () => {},
  target: favoritesWanted,
})

sample({
  clock: tokenReceived,
  source: { owner: $owner, stored: $stored },
  filter: ({ stored, owner: { id, before, isGuest } }) =>
    stored ? stored.owner !== id : !isGuest || (before !== '' && before !== id),
  fn: () => {},
  target: ownerChanged,
})

sample({
  clock: ownerChanged,
  source: { hasHearts: $hasHearts, areOff: $areListsOff },
  filter: ({ hasHearts, areOff }) => hasHearts && !areOff,
  fn: () => {},
  target: readFx,
})

sample({
  clock: [readFx.failData, changeFx.failData],
  filter: ({ status }) => status === 403,
  fn: () => {},
  target: listsRefused,
})

const saveFx = attach({
  source: { config: $config, owner: $owner },
  effect: ({ config, owner }, { items }: Favorites) => {
    const stored: Stored = { owner: owner.id, ids: items.map(({ productId }) => productId) }
    save(config.key, 'favorites', 1, stored)
    return stored
  },
})

sample({ clock: [read, changeFx.doneData], target: saveFx })

sample({ clock: saveFx.doneData, target: $stored })

const forgetFx = attach({ source: $config, effect: ({ key }) => drop(key, 'favorites') })

sample({ clock: tokenForgotten, fn: () => {}, target: forgetFx })
