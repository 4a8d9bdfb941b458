import { handoffInAddress, keepInAddress } from './handoff-address'

/** From the shop's window to the page that opened it. */
export type WindowMessage = { readonly source: string; readonly state: string; readonly [more: string]: string }

/** A page's request is everything after the hash of the window's address. */
export const windowRequest = (): URLSearchParams => new URLSearchParams(location.hash.slice(1))

/** Removes the request from the address, except for a cart that was handed over. */
export function takeWindowRequest(): URLSearchParams {
  const request = windowRequest()
  const handoff = handoffInAddress()
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  if (handoff) keepInAddress(handoff)
  return request
}

/** Whether a page waits for this window. */
const hasOpener = (): boolean => Boolean(window.opener)

/** Closes the window, or returns to the page that came here, with `answer` in its hash. */
export function leaveWindow(back: string, answer: Readonly<Record<string, string>> = {}): void {
  const more = new URLSearchParams(answer).toString()
  if (hasOpener()) window.close()
  else if (back) location.replace(more ? `${back}#${more}` : back)
}

/** Posts a message to the page that opened this window; false without such a page. */
export function postToOpener(origin: string, message: WindowMessage): boolean {
  const opener = window.opener as Window | null
  opener?.postMessage(message, origin)
  return opener !== null
}
