import type { LimitName } from '../limits'
import type { CallContext } from './context'
import { fail, type ShopFailure } from '../failure'
import { countAttempts } from '../repositories/attempt-windows'
import { networkOf } from './network-of'

/** One address may try this much more often than one shopper or cart: a whole office may share it. */
const ADDRESS_SHARE = 3

export type Attempt = {
  readonly address: string
  readonly consumerNo: string | null
  readonly basketId: string | null
}

/**
 * Counts an attempt for its address, its shopper and its cart, in the database, so that a new guest, a new cart or another
 * process does not start at zero. Throws 429 after too many. Call it outside of any transaction: a rollback would undo the count.
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
    // Without a token only the address is known.
    [`${name} ${attempt.consumerNo ? `consumer ${attempt.consumerNo}` : `nobody at ${attempt.address}`}`, max],
    ...(attempt.basketId ? [[`${name} cart ${attempt.basketId}`, max] as const] : []),
  ])
  const windows = await countAttempts(db, [...most.keys()], seconds)
  const exceeded = windows.filter(({ subject, count }) => count > (most.get(subject) ?? 0))
  if (exceeded.length === 0) return
  throw tooMany(Math.max(1, ...exceeded.map(({ endsIn }) => Math.ceil(endsIn))))
}

export const tooMany = (retryAfter: number): ShopFailure =>
  fail('GEN500', { retryAfter }, { status: 429, message: 'Too many calls in a short time' })

export const attemptOf = (call: CallContext, basketId: string | null): Attempt => ({
  address: networkOf(call.address),
  consumerNo: call.session?.consumerNo ?? null,
  basketId,
})
