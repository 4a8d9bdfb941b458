import { endpoint } from '../http/endpoint'
import { Favorites, ListQuery, NewFavorite, SavedForLater, Share, SharedFavorites, UpdatedSaved } from './contracts'

export const endpoints = {
  readSaved: endpoint({
    name: 'readSaved',
    method: 'GET',
    path: '/wishlists/v2/saveForLater',
    audience: 'lists',
    query: ListQuery,
    answer: SavedForLater,
  }),
  readSavedOfCart: endpoint({
    name: 'readSavedOfCart',
    method: 'GET',
    path: '/cart/v2/saveForLater',
    audience: 'lists',
    query: ListQuery,
    answer: SavedForLater,
  }),
  updateSaved: endpoint({
    name: 'updateSaved',
    method: 'PUT',
    path: '/cart/v2/saveForLater',
    audience: 'lists',
    body: UpdatedSaved,
    answer: SavedForLater,
  }),
  removeSaved: endpoint({
    name: 'removeSaved',
    method: 'DELETE',
    path: '/cart/v2/saveForLater/:saveForlaterId/items/:itemId',
    audience: 'lists',
    answer: SavedForLater,
  }),
  readFavorites: endpoint({
    name: 'readFavorites',
    method: 'GET',
    path: '/wishlists/v2/favorites',
    audience: 'lists',
    query: ListQuery,
    answer: Favorites,
  }),
  addFavorite: endpoint({
    name: 'addFavorite',
    method: 'POST',
    path: '/wishlists/v2/favorites',
    audience: 'lists',
    body: NewFavorite,
    answer: Favorites,
  }),
  removeFavorite: endpoint({
    name: 'removeFavorite',
    method: 'DELETE',
    path: '/wishlists/v2/favorites/:favoriteId/items/:itemId',
    audience: 'lists',
    answer: Favorites,
  }),
  /** Returns the same secret until the list is emptied. */
  shareFavorites: endpoint({
    name: 'shareFavorites',
    method: 'POST',
    path: '/wishlists/v2/favorites/:favoriteId/share',
    audience: 'lists',
    answer: Share,
  }),
  /** `favoriteId` is the share's secret. */
  readShared: endpoint({
    name: 'readShared',
    method: 'GET',
    path: '/wishlists/v2/favorites/:favoriteId/share',
    audience: 'cart',
    query: ListQuery,
    answer: SharedFavorites,
  }),
} as const
