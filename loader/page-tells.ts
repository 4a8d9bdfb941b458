import { inPage, runningScript } from '../core/runtime/page-dom'

/** A module script is found by its key. */
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

/** A page that paints no frame is not waited for. */
export function painted(): Promise<void> {
  return new Promise(go => {
    requestAnimationFrame(() => setTimeout(go))
    setTimeout(go, 300)
  })
}
