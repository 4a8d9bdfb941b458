import { createEffect } from 'effector'

/** Leaves the page for another address: with the whole window, since the checkout refuses to be shown in a frame. */
export const goToFx = createEffect((address: string) => {
  if (typeof location === 'undefined') return
  try {
    // `assign` is closed to a frame of another site; `href` is open.
    ;(window.top ?? window).location.href = address
  } catch {
    // A sandboxed frame may not lead its window away, but perhaps open another.
    open(address)
  }
})
