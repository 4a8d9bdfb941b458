import { handoffInAddress, keepInAddress } from './handoff-address'
import { leaveFor } from './leave-for'

const LOOKS = 'popup,width=480,height=760'
const CLOSED_CHECK_MS = 500

/** Who may answer a page: a window of this origin, with the name of the attempt. */
export type Expected = { readonly origin: string; readonly source: string; readonly state: string }

/** What the shop's window says to the page that opened it. */
export type WindowMessage = { readonly source: string; readonly state: string; readonly [more: string]: string }

/** Opens the shop's window; called in the press itself, so that no blocker steps in. Null where no window opens. */
export function openShopWindow(address: string, name = '_blank'): Window | null {
  return window.open(address, name, LOOKS)
}

/**
 * Hears an opened window: that window, that origin and that state alone. Resolves when `said` answers true, when the window
 * is closed, or when a policy of the page cuts the two apart, which looks the same.
 */
export function hearWindow(
  opened: Window,
  expected: Expected,
  said: (message: Readonly<Record<string, unknown>>) => boolean,
): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      removeEventListener('message', hear)
      clearInterval(watch)
      resolve()
    }
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== expected.origin || source !== opened) return
      const message = Object(data) as Record<string, unknown>
      if (message['source'] === expected.source && message['state'] === expected.state && said(message)) end()
    }
    addEventListener('message', hear)
    const watch = setInterval(() => opened.closed && end(), CLOSED_CHECK_MS)
  })
}

/** Goes to the shop's page in this very window, where no other opens. The shop refuses to be framed. */
export function goToShop(address: string): void {
  if (window.top && window.top !== window) leaveFor(address)
  else location.assign(address)
}

/** Takes what the window was asked (all that stands after the hash) out of its address, but for a cart that was handed over. */
export function takeAsked(): URLSearchParams {
  const said = new URLSearchParams(location.hash.slice(1))
  const handoff = handoffInAddress()
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  if (handoff) keepInAddress(handoff)
  return said
}

/** Whether a page waits for this window. */
export const hasOpener = (): boolean => Boolean(window.opener)

/** Ends the question: the window closes, or the page that went here is gone back to, with what it is told. */
export function leaveWindow(back: string, told: Readonly<Record<string, string>> = {}): void {
  const more = new URLSearchParams(told).toString()
  if (hasOpener()) window.close()
  else if (back) location.replace(more ? `${back}#${more}` : back)
}

/** Says something to the page that opened this window; false where no such page is there. */
export function tellOpener(origin: string, message: WindowMessage): boolean {
  const opener = window.opener as Window | null
  opener?.postMessage(message, origin)
  return opener !== null
}

/** Takes what the shop sent back in the address (`#till-sign-in=…&state=…`) out of it; null where there is nothing. */
export function takeReturned(): { code: string; state: string } | null {
  if (typeof location === 'undefined') return null
  const said = new URLSearchParams(location.hash?.slice(1))
  const [code, state] = [said.get('till-sign-in'), said.get('state')]
  if (code === null || state === null) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  return { code, state }
}
