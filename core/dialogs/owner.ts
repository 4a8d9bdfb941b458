import { combine, createStore, type Store } from 'effector'
import { $dialogs } from './model'

/** The widget that shows the topmost of these dialogs, or showed it last; null if none was open. */
export function ownerOf(...names: readonly string[]): Store<string | null> {
  const $now = $dialogs.map(dialogs => dialogs.findLast(({ name }) => names.includes(name))?.owner ?? null)
  const $last = createStore<string | null>(null).on($now, (last, now) => now ?? last)
  return combine($now, $last, (now, last) => now ?? last)
}
