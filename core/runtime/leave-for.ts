/** Leaves with the whole window: the shop's pages refuse to be framed. */
export function leaveFor(address: string): void {
  try {
    // `assign` is closed to a frame of another site; `href` is open.
    ;(window.top ?? window).location.href = address
  } catch {
    // A sandboxed frame may not navigate its window, but may open another.
    open(address)
  }
}
