import { isRendered } from '../../core/runtime/is-rendered'
import { giveFocusBack, wayBackFrom } from './focus-back'
import { openModals } from './open-modals'
import { lockScroll } from './scroll-lock'

/** Opens a dialog as a modal. Returns how to close it, which also returns the focus. A dialog that is no longer rendered closes itself, since a page under an invisible modal is frozen. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const wayBack = wayBackFrom(dialog)
  const unlock = lockScroll()
  if (!dialog.open) dialog.showModal()
  openModals.push(dialog)
  const stopWatching = whenNotRendered(dialog, () => dialog.close())
  return () => {
    stopWatching()
    openModals.splice(openModals.indexOf(dialog), 1)
    unlock()
    dialog.close()
    giveFocusBack(wayBack)
  }
}

/** Checks before each frame whether an element is rendered. An observer would report it some frames later, and some ways of hiding not at all. */
function whenNotRendered(element: Element, callback: () => void): () => void {
  let frame = requestAnimationFrame(function look() {
    if (isRendered(element)) frame = requestAnimationFrame(look)
    else callback()
  })
  return () => cancelAnimationFrame(frame)
}
