import { loadCustomScript } from '@paypal/paypal-js'
import type { ProviderScript } from '../../core/wallets'
import { inTime } from './in-time'

const loaded = new Map<string, Promise<void>>()

/**
 * Loads a provider's script once, with the hash that it must have and the nonce of the page's policy. Rejects with 'The
 * script failed to load', also where the bytes are others, and the next call tries again; and where it does not come in
 * time: the next call waits for the same script then, since a browser joins a second request to one that is under way.
 */
export function loadProviderScript(
  { url, integrity }: ProviderScript,
  { nonce, ...more }: { nonce?: string | undefined; namespace?: string; isOwnPage?: boolean },
): Promise<void> {
  const known = loaded.get(url)
  if (known) return inTime(known)
  const attributes = {
    // A hash is checked only of what may be read.
    ...(integrity ? { integrity, crossorigin: 'anonymous' } : {}),
    ...(nonce ? { nonce, 'data-csp-nonce': nonce } : {}),
    ...(more.namespace ? { 'data-namespace': more.namespace } : {}),
  }
  if (more.isOwnPage) trust(url)
  const loading = load(url, attributes)
  loaded.set(url, loading)
  loading.catch(() => loaded.delete(url))
  return inTime(loading)
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

/**
 * Whether a page of somebody else's may enforce Trusted Types against a provider's script: one that hands out nonces, with
 * no default policy of its own. To try would be a violation in its owner's reports, and nothing else tells.
 */
export function mayRefuseScripts(nonce: string | undefined): boolean {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes }
  return nonce !== undefined && trustedTypes?.defaultPolicy === null
}

const trusted = new Set<string>()

/**
 * A page of our own enforces Trusted Types and lets one policy be made: this one, which passes the addresses that the shop
 * itself named and nothing else. On a page of somebody else's it is theirs to say what may run.
 */
function trust(url: string): void {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes }
  if (trusted.size === 0) {
    trustedTypes?.createPolicy('default', { createScriptURL: asked => (trusted.has(asked) ? asked : null) })
  }
  trusted.add(url)
}
