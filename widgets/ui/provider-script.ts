import { loadCustomScript } from '@paypal/paypal-js'
import { withTimeout } from './with-timeout'

/** `integrity` is the hash of a file that never changes. */
interface ProviderScript {
  readonly url: string
  readonly integrity?: string | undefined
}

const loaded = new Map<string, Promise<void>>()

/**
 * Loads a provider's script once, with its hash and the page's nonce. Rejects with 'The script failed to load', also if its
 * hash differs, and the next call retries. After a timeout the next call waits for the same request, which the browser shares.
 */
export function loadProviderScript(
  { url, integrity }: ProviderScript,
  { nonce, ...more }: { nonce?: string | undefined; namespace?: string; isOwnPage?: boolean },
): Promise<void> {
  const known = loaded.get(url)
  if (known) return withTimeout(known)
  const attributes = {
    // A hash can only be checked with CORS.
    ...(integrity ? { integrity, crossorigin: 'anonymous' } : {}),
    ...(nonce ? { nonce, 'data-csp-nonce': nonce } : {}),
    ...(more.namespace ? { 'data-namespace': more.namespace } : {}),
  }
  if (more.isOwnPage) trust(url)
  const loading = load(url, attributes)
  loaded.set(url, loading)
  loading.catch(() => loaded.delete(url))
  return withTimeout(loading)
}

async function load(url: string, attributes: Record<string, string>): Promise<void> {
  try {
    await loadCustomScript({ url, attributes })
  } catch (cause) {
    throw new Error('The script failed to load', { cause })
  }
}

interface TrustedTypes {
  readonly defaultPolicy: object | null
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown
}

/** Another site's page with nonces and no default policy may enforce Trusted Types. Trying would cause a report to its owner, and nothing else reveals it. */
export function mayRefuseScripts(nonce: string | undefined): boolean {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes }
  return nonce !== undefined && trustedTypes?.defaultPolicy === null
}

const trusted = new Set<string>()

/** Our own page enforces Trusted Types and allows one policy: this one, for URLs that the shop named. On other pages the page decides. */
function trust(url: string): void {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes }
  if (trusted.size === 0) {
    trustedTypes?.createPolicy('default', { createScriptURL: asked => (trusted.has(asked) ? asked : null) })
  }
  trusted.add(url)
}
