import { createEvent } from 'effector'
import { type HttpError, isShopError, type ShopError } from '../errors/shop-error'
import { cleanAddress, handoffInAddress } from '../runtime/handoff-address'
import { newId } from '../runtime/ids'
import { isFirstLoad, originBefore } from '../runtime/referrer'
import { drop, save } from '../runtime/storage'
import type { HostHandoffOffer } from '../session/contracts'
import type { ShopConfig } from '../site/contracts'
import type { Means } from './exchange'
import { keptSession, tokenForgotten } from './token'

/** The code that a shopper brought from a host page was refused: used by somebody else, or too late. */
export const handoffRefused = createEvent<ShopError>()

/** A link brought a cart, and the shopper has to say what becomes of it. */
export const cartOffered = createEvent<HostHandoffOffer & { handoff: string }>()

/** The token of one who comes with a handoff, or has been here before; none where that does not open a session. */
export async function byKnown(config: ShopConfig, means: Means): Promise<string | undefined> {
  return (await byHandoff(config, means)) ?? byRefresh(config, means)
}

/** The code that each shop has had an answer for: it may stay in the address, and is not asked about again. */
const answered = new WeakMap<ShopConfig, string>()

/** A new guest whose answer was lost holds no cookie yet: the service knows them by the call that they make again. */
const calls = new WeakMap<ShopConfig, string>()

async function byHandoff(config: ShopConfig, { ask, within }: Means): Promise<string | undefined> {
  const handoff = handoffFor(config)
  if (!handoff) return undefined
  const from = isFirstLoad() ? originBefore() : ''
  try {
    const transactionId = calls.get(config) ?? newId()
    calls.set(config, transactionId)
    const request = { type: 'Handoff' as const, handoff, ...(from ? { from } : {}) }
    const { accessToken, offer } = await ask(request, { withCart: true, transactionId })
    answered.set(config, handoff)
    if (offer) within(() => cartOffered({ ...offer, handoff }))
    else cleanAddress()
    return accessToken
  } catch (error) {
    if (!isRefused(error)) throw error
    answered.set(config, handoff)
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
export function isRefused(error: unknown): error is HttpError {
  return isShopError(error) && error.kind === 'http' && error.status < 500 && error.status !== 429
}

/** The handoff code that this page came with and has no answer for yet, if it is the microsite: nowhere else is one used. */
export function handoffFor(config: ShopConfig): string | null {
  const { checkout } = config
  const isMicrosite = typeof location !== 'undefined' && URL.canParse(checkout) && isHere(new URL(checkout).origin)
  const handoff = isMicrosite ? handoffInAddress() : null
  return handoff === answered.get(config) ? null : handoff
}

const isHere = (origin: string) => origin === location.origin

/** Forgets what this browser keeps of its session; a cookie that may still be there is asked no more. */
export function forgetKept(key: string): void {
  drop(key, 'session')
}
