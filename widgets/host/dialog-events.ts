import type { Dialog } from '../../core/dialogs'
import { handleOf } from './handle'

/** Dispatches `till:open` and `till:close` at the element that shows a dialog, whatever its name and its place. */
export function dispatchDialogEvents(): (dialogs: readonly Dialog[]) => void {
  let seen: readonly Dialog[] = []
  return dialogs => {
    for (const dialog of opened(seen, dialogs)) dispatchAtOwner(dialog, 'till:open')
    for (const dialog of opened(dialogs, seen)) dispatchAtOwner(dialog, 'till:close')
    seen = dialogs
  }
}

/** Dialogs that are newly open. */
function opened(before: readonly Dialog[], after: readonly Dialog[]): readonly Dialog[] {
  const isOpen = ({ state }: Dialog) => state === 'open'
  const placeOf = ({ name, owner }: Dialog) => `${name} ${owner}`
  const known = new Set(before.filter(isOpen).map(placeOf))
  return after.filter(dialog => isOpen(dialog) && !known.has(placeOf(dialog)))
}

function dispatchAtOwner({ name, owner }: Dialog, type: 'till:open' | 'till:close'): void {
  handleOf(owner).dispatch(type, { name })
}
