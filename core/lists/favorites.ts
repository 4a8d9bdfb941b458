import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, type ShopError } from '../errors/shop-error'
import { notOvertaken } from '../http/not-overtaken'
import { requestFx } from '../http/request'
import { tokenForgotten, tokenReceived } from '../http/token'
import { started } from '../runtime/started'
import { drop, load, save } from '../runtime/storage'
import { $config } from '../site/config'
import type { Favorites } from './contracts'
import { endpoints } from './endpoints'

export const favoriteToggled = createEvent<{ productId: string }>()

export const favoritesWanted = createEvent()

export const heartShown = createEvent()

type Stored = { owner: string; ids: readonly string[] }

const readFavoritesFx = requestFx(endpoints.readFavorites)
const addFavoriteFx = requestFx(endpoints.addFavorite)
const removeFavoriteFx = requestFx(endpoints.removeFavorite)

export const readFx = createEffect<void, Favorites, ShopError>(() => scopeBind(readFavoritesFx, { safe: true })({}))

const readKeptFx = attach({ source: $config, effect: ({ key }) => load<Stored>(key, 'favorites', 1) })

const changeFx = createEffect<{ productId: string; liked: boolean; known: Favorites | null }, Favorites, ShopError>(
  async ({ productId, liked, known }) => {
    const [add, remove] = [scopeBind(addFavoriteFx, { safe: true }), scopeBind(removeFavoriteFx, { safe: true })]
    const read = scopeBind(readFavoritesFx, { safe: true })
    if (liked) return add({ body: { id: productId, qty: 1, itemType: 'product' } })
    const list = known ?? (await read({}))
    const item = list.items.find(other => other.productId === productId)
    if (!list.favoriteId || !item) return list
    return remove({ params: { favoriteId: list.favoriteId, itemId: item.itemId } })
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

const $kept = createStore<Stored | null>(null)
  .on(readKeptFx.doneData, (_current, kept) => (Array.isArray(kept?.ids) ? kept : null))
  .reset(tokenForgotten)

/** Presses without an answer yet. */
const $wishes = createStore<Readonly<Record<string, boolean>>>({})
  .on(changeFx.finally, (wishes, { params: { productId, liked } }) => {
    const { [productId]: wish, ...others } = wishes
    return wish === liked || wish === undefined ? others : wishes
  })
  .reset(tokenForgotten)

export const $liked = sample({
  source: { favorites: $favorites, kept: $kept, wishes: $wishes },
  fn: ({ favorites, kept, wishes }): Readonly<Record<string, boolean>> => ({
    ...Object.fromEntries(
      (favorites ? favorites.items.map(item => item.productId) : (kept?.ids ?? [])).map(id => [id, true]),
    ),
    ...wishes,
  }),
})

export const $favoritesTotal = $favorites.map(favorites => favorites?.total ?? null)

export const $favoritesError = createStore<ShopError | null>(null)
  .on(readFx.failData, (_current, error) => asShopError(error))
  .reset(readFx, readFx.done)

export const favoriteRefused = changeFx.fail.map(({ params, error }) => ({ ...params, error: asShopError(error) }))

const $hasHearts = createStore(false).on(heartShown, () => true)

// The hearts may load after the shop has started.
sample({ clock: [started, $hasHearts], fn: () => {}, target: readKeptFx })

sample({
  clock: favoriteToggled,
  source: { wishes: $wishes, liked: $liked },
  fn: ({ wishes, liked }, { productId }) => ({ ...wishes, [productId]: !liked[productId] }),
  target: $wishes,
})

// One at a time, so that the last press arrives last.
sample({
  clock: [favoriteToggled, changeFx.finally],
  source: { wishes: $wishes, favorites: $favorites, isRunning: changeFx.pending },
  filter: ({ wishes, isRunning }) => !isRunning && Object.keys(wishes).length > 0,
  fn: ({ wishes, favorites }) => {
    const [productId = '', liked = true] = Object.entries(wishes)[0] ?? []
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
  clock: tokenReceived,
  source: { owner: $owner, kept: $kept },
  filter: ({ kept, owner: { id, before, isGuest } }) =>
    kept ? kept.owner !== id : !isGuest || (before !== '' && before !== id),
  fn: () => {},
  target: ownerChanged,
})

sample({ clock: ownerChanged, source: $hasHearts, filter: hasHearts => hasHearts, fn: () => {}, target: readFx })

const saveFx = attach({
  source: { config: $config, owner: $owner },
  effect: ({ config, owner }, { items }: Favorites) => {
    const kept: Stored = { owner: owner.id, ids: items.map(({ productId }) => productId) }
    save(config.key, 'favorites', 1, kept)
    return kept
  },
})

sample({ clock: [read, changeFx.doneData], target: saveFx })

sample({ clock: saveFx.doneData, target: $kept })

const forgetFx = attach({ source: $config, effect: ({ key }) => drop(key, 'favorites') })

sample({ clock: tokenForgotten, fn: () => {}, target: forgetFx })
