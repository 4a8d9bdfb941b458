const LOOKS = 'popup,width=480,height=760'

/** Firefox throws in a sandbox without windows. */
let isForbidden = false

/** Call it in the press itself, or a blocker steps in. Null if no window opens: the page then goes to the shop itself. */
export function openShopWindow(
  address: string,
  { channel, name = '_blank' }: { channel: 'ECOMM' | 'MAPP'; name?: string },
): Window | null {
  // In an app, a window would open in another browser, without the cart.
  if (channel === 'MAPP') return null
  // The attempt would use up the press, which may still navigate the page.
  if (isForbidden) return null
  try {
    return window.open(address, name, LOOKS)
  } catch {
    isForbidden = true
    return null
  }
}
