import { isRendered } from '../../core/runtime/is-rendered'
import { giveFocusBack, wayBackFrom } from './focus-back'
import { lockScroll } from './scroll-lock'

/** The modal dialogs of ours that are open, the topmost last. */
const stack: HTMLDialogElement[] = []

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

/**
 * Looks before each frame whether an element is rendered, and calls `gone` once it is not. An observer would be told some frames
 * later, and of some ways of hiding not at all.
 */
function whenNotRendered(element: Element, gone: () => void): () => void {
  let frame = requestAnimationFrame(function look() {
    if (isRendered(element)) frame = requestAnimationFrame(look)
    else gone()
  })
  return () => cancelAnimationFrame(frame)
}
