import { inPage, runningScript } from '../core/runtime/page-dom'
import type { Told } from '../widgets/host/config'

/** What the loader's own script tag says; null where there is none to be found. */
export function tellsPage(): Told | null {
  const script = ownScript()
  if (!script) return null
  const data = (name: string) => script.getAttribute('data-' + name)
  return { src: script.src, data, nonce: data('nonce') ?? script.nonce, language: inPage(':root')[0]?.lang ?? '' }
}

/** A module does not know its own tag: then it is the one that carries a key. */
function ownScript(): HTMLScriptElement | undefined {
  const script = runningScript()
  if (script instanceof HTMLScriptElement && script.src) return script
  return [...inPage<HTMLScriptElement>('script[data-key][src]')].find(({ src }) => /\/till\.js([?#]|$)/.test(src))
}

/** Has the browser bring the page's storage, for which a first look waits, while there is something else to wait for. */
export function wakeStorage(): void {
  try {
    localStorage.getItem('')
  } catch {}
}
