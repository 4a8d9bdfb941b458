export { favoritesWanted, favoriteToggled, heartShown } from './favorites'

export { $favorites, $favoritesError, $favoritesTotal, $liked } from './favorites'
export { $areListsOff } from './off'
export type { Favorites, ListItem } from './contracts'
