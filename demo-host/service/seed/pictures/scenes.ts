import { coast } from './scenes/coast'
import { dawn } from './scenes/dawn'
import { track } from './scenes/track'
import { trail } from './scenes/trail'

/** Landscapes for heroes and cards, by name. */
export const scenes = {
  'hero-dawn': dawn,
  'scene-coast': coast,
  'scene-trail': trail,
  'scene-track': track,
} as const satisfies Record<string, () => string>
