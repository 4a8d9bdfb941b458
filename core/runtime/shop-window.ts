import { handoffInAddress, keepInAddress } from './handoff-address'
import { leaveFor } from './leave-for'

const LOOKS = 'popup,width=480,height=760'
const CLOSED_CHECK_MS = 500

/** The window's origin, and the name of the attempt. */
export type Expected = { readonly origin: string; readonly source: string; readonly state: string }

export type WindowMessage = { readonly source: string; readonly state: string; readonly [more: string]: string }

/** Call it in the press itself, or a blocker steps in. Null if no window opens. */
export function openShopWindow(address: string, name = '_blank'): Window | null {
  return window.open(address, name, LOOKS)
}

/** Accepts messages only from that window, that origin and with that state. Resolves when `said` returns true, when the window is closed, or when a policy of the page separates the two, which looks the same. */
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

/** Goes to the shop's page in this window. The shop refuses to be framed. */
export function goToShop(address: string): void {
  if (window.top && window.top !== window) leaveFor(address)
  else location.assign(address)
}

/** Takes the request out of the hash, except a handoff. */
export function takeAsked(): URLSearchParams {
  const said = new URLSearchParams(location.hash.slice(1))
  const handoff = handoffInAddress()
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  if (handoff) keepInAddress(handoff)
  return said
}

export const hasOpener = (): boolean => Boolean(window.opener)

/** Closes the window, or goes back to the page with the answer. */
export function leaveWindow(back: string, told: Readonly<Record<string, string>> = {}): void {
  const more = new URLSearchParams(told).toString()
  if (hasOpener()) window.close()
  else if (back) location.replace(more ? `${back}#${more}` : back)
}

/** False without an opener. */
export function tellOpener(origin: string, message: WindowMessage): boolean {
  const opener = window.opener as Window | null
  opener?.postMessage(message, origin)
  return opener !== null
}

/** Takes the shop's answer (`#till-sign-in=…&state=…`) out of the address; null without one. */
export function takeReturned(): { code: string; state: string } | null {
  if (typeof location === 'undefined') return null
  const said = new URLSearchParams(location.hash?.slice(1))
  const [code, state] = [said.get('till-sign-in'), said.get('state')]
  if (code === null || state === null) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  return { code, state }
}
