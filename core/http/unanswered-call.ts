import { createStore, type Effect, type Store } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { isAnswerLost } from './lost-answer'

/** The id of a call that nobody answered. It may have been done, so the next press repeats it. */
export function unansweredCall<Call extends { readonly transactionId?: string | undefined }, Answer>(
  callFx: Effect<Call, Answer, ShopError>,
): Store<string | null> {
  return createStore<string | null>(null)
    .on(callFx.fail, (_known, { params, error }) => (isAnswerLost(error) ? (params.transactionId ?? null) : null))
    .reset(callFx.done)
}
