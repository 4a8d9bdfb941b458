import { handoffInAddress, keepInAddress } from './handoff-address'

/** What the shop's window says to the page that opened it. */
export type WindowMessage = { readonly source: string; readonly state: string; readonly [more: string]: string }

/** Takes what the window was asked (all that stands after the hash) out of its address, but for a cart that was handed over. */
export function takeAsked(): URLSearchParams {
  const said = new URLSearchParams(location.hash.slice(1))
  const handoff = handoffInAddress()
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  if (handoff) keepInAddress(handoff)
  return said
}

/** Whether a page waits for this window. */
const hasOpener = (): boolean => Boolean(window.opener)

/** Ends the question: the window closes, or the page that went here is gone back to, with `said` in its hash. */
export function leaveWindow(back: string, said: Readonly<Record<string, string>> = {}): void {
  const more = new URLSearchParams(said).toString()
  if (hasOpener()) window.close()
  else if (back) location.replace(more ? `${back}#${more}` : back)
}

/** Says something to the page that opened this window; false where no such page is there. */
export function tellOpener(origin: string, message: WindowMessage): boolean {
  const opener = window.opener as Window | null
  opener?.postMessage(message, origin)
  return opener !== null
}
