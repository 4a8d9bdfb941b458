import { loadLastSeen } from '../../cart/last-seen'
import { guestRequest } from '../../http/guest-request'
import { loadSession } from '../../http/stored-session'
import { handoffRequest, refreshRequest } from '../../http/known-request'
import type { Sent } from '../../http/send-out'
import { tokenCall } from '../../http/token-call'
import { type Parts, writeCall } from '../../http/write-call'
import { handoffInAddress } from '../../runtime/handoff-address'
import type { ShopConfig } from '../../site/contracts'

/** The call that a page of the shop starts with: who comes, and what is in their bag. It needs no unit, so that it can go out before them. Null if the page asks nothing. */
export function firstCallOf(config: ShopConfig, isOwnerNeeded: boolean): Sent | null {
  const parts = partsOf(config, isOwnerNeeded)
  return parts && writeCall(tokenCall, parts, config, undefined)
}

function partsOf(config: ShopConfig, isOwnerNeeded: boolean): Parts | null {
  const query = { cart: '1' }
  const handoff = handoffInAddress()
  if (handoff) {
    const { request, transactionId } = handoffRequest(handoff)
    return { body: request, transactionId, query }
  }
  const stored = loadSession(config.key)
  if (!isOwnerNeeded && !stored?.login && !loadLastSeen(config.key)) return null
  return { body: stored ? refreshRequest(stored) : guestRequest(config), query }
}
