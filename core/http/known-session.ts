import { createEvent } from 'effector'
import { type HttpError, isShopError, type ShopError } from '../errors/shop-error'
import { cleanAddress, handoffInAddress } from '../runtime/handoff-address'
import { drop, save } from '../runtime/storage'
import { urlOf } from '../runtime/url-of'
import type { HostHandoffOffer, NotMerged } from '../session/contracts'
import type { ShopConfig } from '../site/contracts'
import type { Means } from './exchange'
import { isSignedIn, loadSession } from './stored-session'
import { handoffRequest, refreshRequest } from './known-request'
import { tokenForgotten } from './token'

/** This shopper (`consumerNo`) was signed in when the browser last knew, and their session is requested. */
export const shopperExpected = createEvent<string>()

export const handoffRefused = createEvent<ShopError>()

/** A link brought a cart, and the shopper must decide. */
export const cartOffered = createEvent<HostHandoffOffer & { handoff: string }>()

/** Not all that a handoff or a sign-in brought fitted into the shopper's cart and lists. */
export const mergeFellShort = createEvent<readonly NotMerged[]>()

/** By a handoff or an earlier visit; null if neither opens a session. */
export async function byKnown(config: ShopConfig, means: Means): Promise<string | undefined> {
  return (await byHandoff(config, means)) ?? byRefresh(config, means)
}

/** The redeemed code of each shop. It may stay in the address, and is not sent again. */
const answered = new WeakMap<ShopConfig, string>()

async function byHandoff(config: ShopConfig, { exchange, within }: Means): Promise<string | undefined> {
  const handoff = handoffFor(config)
  if (!handoff) return undefined
  try {
    const { request, transactionId } = handoffRequest(handoff)
    const { accessToken, offer, notMerged = [] } = await exchange(request, { withCart: true, transactionId })
    answered.set(config, handoff)
    if (notMerged.length) within(() => mergeFellShort(notMerged))
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

async function byRefresh({ key }: ShopConfig, { exchange, within }: Means): Promise<string | undefined> {
  const stored = loadSession(key)
  if (!stored) return undefined
  const { consumerNo } = stored
  if (consumerNo) within(() => shopperExpected(consumerNo))
  try {
    return (await exchange(refreshRequest(stored))).accessToken
  } catch (error) {
    // Whoever signed out meanwhile, here or in another tab, is a guest.
    if (stored.login && !isSignedIn(key)) return undefined
    if (!isRefused(error)) throw error
    save(key, 'session', 1, { login: false, accessExpiry: 0, employee: false })
    if (stored.login) within(tokenForgotten)
    return undefined
  }
}

export function isRefused(error: unknown): error is HttpError {
  return isShopError(error) && error.kind === 'http' && error.status < 500 && error.status !== 429
}

/** The unused handoff code of this page. Only the microsite uses one. */
export function handoffFor(config: ShopConfig): string | null {
  const isMicrosite = typeof location !== 'undefined' && urlOf(config.checkout)?.origin === location.origin
  const handoff = isMicrosite ? handoffInAddress() : null
  return handoff === answered.get(config) ? null : handoff
}

export function forgetStoredSession(key: string): void {
  drop(key, 'session')
}
