import { createStore, type Effect, type Store } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { newId } from '../runtime/ids'
import { isAnswerLost } from './lost-answer'

/** A call without an answer. The service may have carried it out, so a press that sends the same repeats it under its id (`idOf`). */
export function unansweredCall<Call extends object, Answer>(
  callFx: Effect<Call, Answer, ShopError>,
): Store<Call | null> {
  return createStore<Call | null>(null, { serialize: 'ignore' })
    .on(callFx.fail, (_known, { params, error }) => (isAnswerLost(error) ? params : null))
    .reset(callFx.done)
}

/** The transaction id of a call: that of the unanswered one if it says the same, else a new one. */
export function idOf<Call extends { readonly transactionId?: string | undefined }>(
  call: Omit<Call, 'transactionId'>,
  unanswered: Call | null,
): string {
  const { transactionId, ...before } = unanswered ?? {}
  return transactionId !== undefined && JSON.stringify(before) === JSON.stringify(call) ? transactionId : newId()
}
