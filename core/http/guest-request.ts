import { canKeep } from '../runtime/can-keep'
import { urlOf } from '../runtime/url-of'
import type { ShopConfig } from '../site/contracts'
import { hasLeft, keptSession } from './kept-session'

export function guestRequest({ key, api }: ShopConfig) {
  // Without a usable cookie, a guest stores a secret for the cart.
  const isAlone = keptSession(key) !== null || !isOwnHost(api) || !canKeep()
  return { type: 'Guest' as const, returnRefreshToken: isAlone || undefined, fresh: hasLeft(key) || undefined }
}

function isOwnHost(api: string): boolean {
  return typeof location !== 'undefined' && urlOf(api)?.hostname === location.hostname
}
