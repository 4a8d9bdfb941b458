const LOOKS = 'popup,width=480,height=760'

/** Call it in the press itself, or a blocker steps in. Null if no window opens. */
export function openShopWindow(address: string, name = '_blank'): Window | null {
  return window.open(address, name, LOOKS)
}
