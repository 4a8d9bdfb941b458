// What the shopper does
export { favoritesWanted, favoriteToggled, heartShown } from './favorites'

// What becomes of it
export { favoriteRefused } from './favorites'

// What is seen
export { $favorites, $favoritesError, $favoritesTotal, $liked } from './favorites'
export { $areListsOff } from './off'
export type { Favorites, ListItem } from './contracts'
