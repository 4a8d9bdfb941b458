const LOOKS = 'popup,width=480,height=760'

/** Firefox throws in a sandbox without windows. */
let isForbidden = false

/** Call it in the press itself, or a blocker steps in. Null if no window opens. */
export function openShopWindow(address: string, name = '_blank'): Window | null {
  // The attempt would use up the press, which may still navigate the page.
  if (isForbidden) return null
  try {
    return window.open(address, name, LOOKS)
  } catch {
    isForbidden = true
    return null
  }
}
