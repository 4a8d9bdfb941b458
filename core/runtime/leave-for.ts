/** Leaves the page for another address: with the whole window, since the shop's own pages refuse to be shown in a frame. */
export function leaveFor(address: string): void {
  try {
    // `assign` is closed to a frame of another site; `href` is open.
    ;(window.top ?? window).location.href = address
  } catch {
    // A sandboxed frame may not lead its window away, but perhaps open another.
    open(address)
  }
}
