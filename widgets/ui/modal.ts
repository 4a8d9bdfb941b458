import { giveFocusBack, wayBackFrom } from './focus-back'
import { lockScroll } from './scroll-lock'

/** The modal dialogs of ours that are open, the topmost last. */
const stack: HTMLDialogElement[] = []

/** The topmost open modal dialog of ours. */
export function topModal(): HTMLDialogElement | undefined {
  return stack.at(-1)
}

/**
 * Opens a dialog as a modal: the page behind is inert and does not scroll. Returns the undoing, to be called once, which also
 * gives the focus back. A dialog that is not rendered closes itself, since a page under an invisible modal is frozen.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const wayBack = wayBackFrom(dialog)
  const unlock = lockScroll()
  if (!dialog.open) dialog.showModal()
  stack.push(dialog)
  const stopWatching = whenNotRendered(dialog, () => dialog.close())
  return () => {
    stopWatching()
    stack.splice(stack.indexOf(dialog), 1)
    unlock()
    dialog.close()
    giveFocusBack(wayBack)
  }
}

/** Calls `gone` once an element of the top layer has lost its box, or never had one. */
function whenNotRendered(element: Element, gone: () => void): () => void {
  // The document as root: an element that an outer page has scrolled away is still watched.
  const observer = new IntersectionObserver(() => element.checkVisibility() || gone(), { root: element.ownerDocument })
  observer.observe(element)
  return () => observer.disconnect()
}
