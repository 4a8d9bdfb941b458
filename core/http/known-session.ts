import { createEvent } from 'effector'
import { type HttpError, isShopError, type ShopError } from '../errors/shop-error'
import { cleanAddress, handoffInAddress } from '../runtime/handoff-address'
import { drop, save } from '../runtime/storage'
import { urlOf } from '../runtime/url-of'
import type { ShopConfig } from '../site/contracts'
import { keptSession, type Means, tokenForgotten } from './token'

/** The code that a shopper brought from a host page was refused: used before, or too late. */
export const handoffRefused = createEvent<ShopError>()

/** The token of one who comes with a handoff, or has been here before; none where that does not open a session. */
export async function byKnown(config: ShopConfig, means: Means): Promise<string | undefined> {
  return (await byHandoff(config, means)) ?? byRefresh(config, means)
}

async function byHandoff(config: ShopConfig, { ask, within }: Means): Promise<string | undefined> {
  const handoff = handoffFor(config)
  if (!handoff) return undefined
  try {
    const { accessToken } = await ask({ type: 'Handoff', handoff }, true)
    cleanAddress()
    return accessToken
  } catch (error) {
    if (!isRefused(error)) throw error
    cleanAddress()
    within(() => handoffRefused(error))
    return undefined
  }
}

async function byRefresh({ key }: ShopConfig, { ask, within }: Means): Promise<string | undefined> {
  const kept = keptSession(key)
  if (!kept) return undefined
  try {
    const secret = kept.secret ? { refreshToken: kept.secret, returnRefreshToken: true } : {}
    return (await ask({ type: 'Refresh', ...secret })).accessToken
  } catch (error) {
    if (!isRefused(error)) throw error
    save(key, 'session', 1, { login: false, accessExpiry: 0, employee: false })
    if (kept.login) within(tokenForgotten)
    return undefined
  }
}

/** Whether what was shown is no good; 429 says nothing of that, only that it was shown too soon. */
function isRefused(error: unknown): error is HttpError {
  return isShopError(error) && error.kind === 'http' && error.status < 500 && error.status !== 429
}

/** The handoff code that this page came with, if it is the microsite: nowhere else does a code open a session. */
export function handoffFor({ checkout }: ShopConfig): string | null {
  const isMicrosite = typeof location !== 'undefined' && urlOf(checkout)?.origin === location.origin
  return isMicrosite ? handoffInAddress() : null
}

/** Forgets what this browser keeps of its session; a cookie that may still be there is asked no more. */
export function forgetKept(key: string): void {
  drop(key, 'session')
}
