import { inPage, runningScript } from '../core/runtime/page-dom'

export function ownScript(): HTMLScriptElement | undefined {
  const script = runningScript() as HTMLScriptElement | null
  return script?.src ? script : inPage<HTMLScriptElement>('script[data-key][src*="till.js"]')[0]
}

export function pageLanguage(): string {
  return inPage(':root')[0]?.lang ?? ''
}

/** Reads the storage early, since the first read waits for the disk. */
export function wakeStorage(): void {
  try {
    localStorage.getItem('')
  } catch {}
}

/** Does not wait if the page paints no frame. */
export function painted(): Promise<void> {
  return new Promise(go => {
    requestAnimationFrame(() => setTimeout(go))
    setTimeout(go, 300)
  })
}
