import { urlOf } from './url-of'

/** What the shop's window sends back to the page that opened it. */
export type WindowAnswer = { readonly source: 'till-sign-in'; readonly state: string; readonly code: string }

const LOOKS = 'popup,width=480,height=760'
const CLOSED_CHECK_MS = 500

/**
 * Opens the shop's window in the press itself, and waits for its code: only from that window, that origin, and with that
 * state. Null where it was closed without one; `blocked` where no window opens.
 */
export function openSignInWindow(address: string, state: string): Promise<string | null> | 'blocked' {
  const origin = urlOf(address)?.origin
  const opened = window.open(address, '_blank', LOOKS)
  if (!opened) return 'blocked'
  return new Promise(resolve => {
    const end = (code: string | null) => {
      removeEventListener('message', hear)
      clearInterval(watch)
      resolve(code)
    }
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== opened) return
      const { source, state: said, code } = Object(event.data) as Partial<WindowAnswer>
      if (source === 'till-sign-in' && said === state && typeof code === 'string') end(code)
    }
    addEventListener('message', hear)
    const watch = setInterval(() => opened.closed && end(null), CLOSED_CHECK_MS)
  })
}

/** Goes to the shop's page in this very window, where no other opens. */
export function goToShop(address: string): void {
  location.assign(address)
}

/** Takes what the window was asked (all that stands after the hash) out of its address. */
export function takeAsked(): URLSearchParams {
  const asked = new URLSearchParams(location.hash.slice(1))
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  return asked
}

/** Ends the question: the window closes, or the page that went here is gone back to, with what it is told. */
export function leaveWindow(back: string, told: Readonly<Record<string, string>> = {}): void {
  const more = new URLSearchParams(told).toString()
  if (window.opener) window.close()
  else if (back) location.replace(more ? `${back}#${more}` : back)
}

/** Hands the code to the page that opened this window, and closes it; false where no such page is there. */
export function answerOpener(origin: string, answer: WindowAnswer): boolean {
  const opener = window.opener as Window | null
  if (!opener) return false
  opener.postMessage(answer, origin)
  window.close()
  return true
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
