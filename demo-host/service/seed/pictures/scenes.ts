import { coast } from './scenes/coast'
import { dawn } from './scenes/dawn'
import { gift } from './scenes/gift'
import { photos } from './scenes/photos'
import { track } from './scenes/track'
import { trail } from './scenes/trail'

/** Landscapes for heroes and cards, a sign for the menu, and pictures that people posted, by name. */
export const scenes = {
  'hero-dawn': dawn,
  'scene-coast': coast,
  'scene-trail': trail,
  'scene-track': track,
  'icon-gift': gift,
  ...photos,
} as const satisfies Record<string, () => string>
