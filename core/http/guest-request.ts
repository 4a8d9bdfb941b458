import { canStore } from '../runtime/can-store'
import { urlOf } from '../runtime/url-of'
import type { ShopConfig } from '../site/contracts'
import { hasLeft, loadSession } from './stored-session'

export function guestRequest({ key, api }: ShopConfig) {
  // Without a usable cookie, a guest stores a secret for the cart.
  const isAlone = loadSession(key) !== null || !isOwnHost(api) || !canStore()
  return { type: 'Guest' as const, returnRefreshToken: isAlone || undefined, fresh: hasLeft(key) || undefined }
}

function isOwnHost(api: string): boolean {
  return typeof location !== 'undefined' && urlOf(api)?.hostname === location.hostname
}
