import type { Told } from './config'

/*
 * A page's `<img name="currentScript">` or `<form name="querySelector">` hides what `document` has under that name.
 * What stands on the prototypes cannot be hidden by markup (T25). MooTools puts a `Document` of its own in the place of
 * the browser's, which stays in reach behind HTMLDocument (I6).
 */
const prototype: Document = Object.getPrototypeOf(HTMLDocument.prototype)
const { querySelectorAll } = prototype
const currentScript = Object.getOwnPropertyDescriptor(prototype, 'currentScript')?.get
const documentElement = Object.getOwnPropertyDescriptor(prototype, 'documentElement')?.get

/** The page's root element. */
export function rootElement(): HTMLElement {
  return documentElement?.call(document) as HTMLElement
}

/** Elements of the page by selector. */
export function inPage(selector: string): NodeListOf<HTMLElement> {
  return querySelectorAll.call(document, selector) as NodeListOf<HTMLElement>
}

/** What the loader's own script tag says; null where there is none to be found. */
export function tellsPage(): Told | null {
  const script = ownScript()
  if (!script) return null
  return {
    src: script.src,
    data: name => script.getAttribute('data-' + name),
    nonce: script.nonce,
    language: rootElement().lang,
  }
}

/** A module does not know its own tag: then it is the one that carries a key. */
function ownScript(): HTMLScriptElement | undefined {
  const script: unknown = currentScript?.call(document)
  if (script instanceof HTMLScriptElement && script.src) return script
  return [...inPage('script[data-key][src]')].find((other): other is HTMLScriptElement =>
    /\/till\.js([?#]|$)/.test((other as HTMLScriptElement).src),
  )
}

/** Whether the page runs in the mobile app's webview. The first look into storage waits for the browser's answer. */
export function isWebview(): boolean {
  try {
    return sessionStorage.getItem('till:webview') === '1'
  } catch {
    return false
  }
}

/** Has the browser bring the page's storage, for which a first look waits, while there is something else to wait for. */
export function wakeStorage(): void {
  try {
    localStorage.getItem('')
  } catch {}
}
