import { combine, createStore, type Store } from 'effector'
import { $dialogs, type Dialog } from './model'

/** The widget that shows the topmost of these dialogs, or showed it last; null if none was open. */
export function ownerOf(...names: readonly string[]): Store<string | null> {
  const ownerIn = (dialogs: readonly Dialog[]) => dialogs.findLast(({ name }) => names.includes(name))?.owner ?? null
  const $last = createStore<string | null>(null).on(
    // Not a store of the owner alone: that one is silent about a dialog that was open before this code came.
    $dialogs,
    (last, dialogs) => ownerIn(dialogs) ?? last,
  )
  return combine($dialogs, $last, (dialogs, last) => ownerIn(dialogs) ?? last)
}
