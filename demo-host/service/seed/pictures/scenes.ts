import { coast } from './scenes/coast'
import { dawn } from './scenes/dawn'
import { gift } from './scenes/gift'
import { track } from './scenes/track'
import { trail } from './scenes/trail'

/** Landscapes for heroes and cards, and a sign for the menu, by name. */
export const scenes = {
  'hero-dawn': dawn,
  'scene-coast': coast,
  'scene-trail': trail,
  'scene-track': track,
  'icon-gift': gift,
} as const satisfies Record<string, () => string>
