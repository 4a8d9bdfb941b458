import { complain } from './complain'

/** Leaves with the whole window: the shop's pages refuse to be framed. */
export function leaveFor(address: string): void {
  try {
    // `assign` is closed to a frame of another site; `href` is open.
    ;(window.top ?? window).location.href = address
  } catch {
    // A sandboxed frame may not navigate its window, but may open another.
    if (!open(address))
      complain(
        'Expected a frame that may open windows or navigate its page, got a sandbox without either: allow `allow-popups` or `allow-top-navigation-by-user-activation`.',
      )
  }
}
