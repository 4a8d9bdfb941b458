import { logError } from './log-error'

/** Navigates the whole window, because the shop refuses to be framed. */
export function leaveFor(address: string): void {
  try {
    // A frame of another site may not call `assign`, but may set `href`.
    ;(window.top ?? window).location.href = address
  } catch {
    // A sandboxed frame may not navigate its window, but may open another.
    if (!opens(address))
      logError('Expected a sandbox with `allow-top-navigation-by-user-activation` or `allow-popups`, got neither.')
  }
}

function opens(address: string): boolean {
  try {
    return open(address) !== null
  } catch {
    // Firefox throws where a sandbox allows no windows.
    return false
  }
}
