import type { LimitName } from '../limits'
import type { CallContext } from './context'
import { fail, type ShopFailure } from '../failure'
import { countAttempts } from '../repositories/attempt-windows'
import { networkOf } from './network-of'

/** How much more often one address may try than one shopper or cart: a whole office may share it. */
const ADDRESS_SHARE = 3

/** Who tries something that is worth guessing, and at which cart. */
export type Attempt = {
  readonly address: string
  readonly consumerNo: string | null
  readonly basketId: string | null
}

/**
 * Counts an attempt against its address, its shopper and its cart, so that neither a new guest nor a new cart starts anew,
 * nor another process of the service. Throws 429 where one of them has tried too often, and whatever the database
 * throws: what cannot be counted is not allowed. Call it outside of any transaction, whose end would undo the count.
 */
export async function countAttempt(
  { db, configuration: { limits } }: Pick<CallContext, 'db' | 'configuration'>,
  name: LimitName,
  attempt: Attempt,
): Promise<void> {
  if (!limits) return
  const { max, seconds } = limits[name]
  const most = new Map([
    [`${name} address ${attempt.address}`, max * ADDRESS_SHARE],
    // Who brings no token is the address, and no more.
    [`${name} ${attempt.consumerNo ? `consumer ${attempt.consumerNo}` : `nobody at ${attempt.address}`}`, max],
    ...(attempt.basketId ? [[`${name} cart ${attempt.basketId}`, max] as const] : []),
  ])
  const windows = await countAttempts(db, [...most.keys()], seconds)
  const exceeded = windows.filter(({ subject, count }) => count > (most.get(subject) ?? 0))
  if (exceeded.length === 0) return
  throw tooMany(Math.max(1, ...exceeded.map(({ endsIn }) => Math.ceil(endsIn))))
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
