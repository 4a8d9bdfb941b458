import { hasCode, type ShopError } from './shop-error'

/** Why a mail's link does not work any more, from the `reason` of `AUT402`. */
export type LinkEnd = 'expired' | 'used'

export function linkEndOf(error: ShopError): LinkEnd | null {
  if (!hasCode(error, 'AUT402')) return null
  return error.kind === 'http' && error.details['reason'] === 'used' ? 'used' : 'expired'
}
