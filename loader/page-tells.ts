import { inPage, runningScript } from '../core/runtime/page-dom'

/** The loader's own script tag. A module does not know it: then it is the one that carries a key. */
export function ownScript(): HTMLScriptElement | undefined {
  const script = runningScript() as HTMLScriptElement | null
  return script?.src ? script : inPage<HTMLScriptElement>('script[data-key][src*="till.js"]')[0]
}

/** The language that the page says it is in. */
export function pageLanguage(): string {
  return inPage(':root')[0]?.lang ?? ''
}

/** Has the browser bring the page's storage, for which a first look waits, while there is something else to wait for. */
export function wakeStorage(): void {
  try {
    localStorage.getItem('')
  } catch {}
}

/** When the page's next frame has been painted; a page that paints none is not waited for. */
export function painted(): Promise<void> {
  return new Promise(go => {
    requestAnimationFrame(() => setTimeout(go))
    setTimeout(go, 300)
  })
}
