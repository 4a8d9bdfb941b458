import { createEffect, type Effect, scopeBind } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { newId } from '../runtime/ids'

/** How many `times` a call is repeated, after a `delay` in ms, and `when`. */
type Policy = {
  times?: number
  delay: number
  when: (error: ShopError) => boolean
}

/** Repeats an unanswered write under its id, and a failed one under a new id. */
export function withRetry<Call extends object, Answer>(
  effect: Effect<Call, Answer, ShopError>,
  { times = 1, delay, when }: Policy,
): Effect<Call, Answer, ShopError> {
  return createEffect<Call, Answer, ShopError>(async call => {
    const attempt = scopeBind(effect, { safe: true })
    let transactionId = named(call) ?? newId()
    for (let attemptsLeft = times; ; attemptsLeft--) {
      try {
        return await attempt({ ...call, transactionId })
      } catch (thrown) {
        const error = thrown as ShopError
        if (attemptsLeft === 0 || !when(error)) throw error
        if (error.kind !== 'network') transactionId = newId()
        await new Promise(resolve => setTimeout(resolve, delay))
      }
    }
  })
}

function named(call: object): string | undefined {
  return 'transactionId' in call && typeof call.transactionId === 'string' ? call.transactionId : undefined
}
