const LOOKS = 'popup,width=480,height=760'

/** Opens the shop's window; called in the press itself, so that no blocker steps in. Null where no window opens. */
export function openShopWindow(address: string, name = '_blank'): Window | null {
  return window.open(address, name, LOOKS)
}
