import type { Configuration, LimitName } from '../configuration'
import type { CallContext } from '../context'
import { fail, type ShopFailure } from '../failure'
import { countingWindows } from './counting-windows'
import { networkOf } from './network-of'

/** How much more often one address may try than one shopper or cart: a shop's whole office may share it. */
const ADDRESS_SHARE = 3
const MOST_KEPT = 50_000

const windows = countingWindows(MOST_KEPT)

/** Who tries something that is worth guessing, and at which cart. */
export type Attempt = {
  readonly address: string
  readonly consumerNo: string | null
  readonly basketId: string | null
}

/**
 * Counts an attempt against its address, its shopper and its cart, so that neither a new guest nor a new cart starts anew (T21).
 * Throws 429 where one of them has tried too often; every instance of the service counts for itself.
 */
export function countAttempt({ limits }: Configuration, name: LimitName, attempt: Attempt): void {
  if (!limits) return
  const { max, seconds } = limits[name]
  const subjects = [
    [`address ${attempt.address}`, max * ADDRESS_SHARE],
    // Who brings no token is the address, and no more.
    [attempt.consumerNo ? `consumer ${attempt.consumerNo}` : `nobody at ${attempt.address}`, max],
    ...(attempt.basketId ? [[`cart ${attempt.basketId}`, max] as const] : []),
  ] as const
  const now = Date.now()
  const waits = subjects.map(([subject, most]) => {
    const window = windows.count(`${name} ${subject}`, now, seconds)
    return window.count > most ? window.endsAt - now : 0
  })
  const wait = Math.max(...waits)
  if (wait === 0) return
  throw tooMany(Math.ceil(wait / 1000))
}

/** The refusal of who calls too often, with the seconds after which another try is worth it. */
export const tooMany = (retryAfter: number): ShopFailure =>
  fail('GEN500', { retryAfter }, { status: 429, message: 'Too many calls in a short time' })

/** The attempt that a call makes. */
export const attemptOf = (call: CallContext, basketId: string | null): Attempt => ({
  address: networkOf(call.address),
  consumerNo: call.session?.consumerNo ?? null,
  basketId,
})
