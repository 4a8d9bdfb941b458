import { loaded } from './loaded'

/** S256 of RFC 7636. */
export type Proof = { codeVerifier: string; codeChallenge: string }

export async function newProof(): Promise<Proof> {
  const codeVerifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const bytes = new TextEncoder().encode(codeVerifier)
  return { codeVerifier, codeChallenge: base64url(await digest(bytes)) }
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  // Insecure pages have no subtle crypto.
  return (await loaded(import('./sha-256'))).sha256(bytes)
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
