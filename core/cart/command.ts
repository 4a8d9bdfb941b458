import { createEffect, sample, scopeBind } from 'effector'
import { asShopError, type ShopError } from '../errors/shop-error'
import { newId } from '../runtime/ids'
import type { HostCart } from '../shapes/host-cart'
import type { Operation } from './operations'
import { operationRequested, writeFx } from './queue'

type Outcome = { cart: HostCart } | { error: ShopError }

// Callbacks are not data, so tickets stand for them.
const waiting = new Map<string, (outcome: Outcome) => void>()

/** For scripts: resolves to the cart, or fails. An unanswered operation fails here, and is still sent later. */
export const cartCommandFx = createEffect<Operation, HostCart, ShopError>(operation => {
  const enqueue = scopeBind(operationRequested, { safe: true })
  const ticket = newId()
  return new Promise((resolve, reject) => {
    waiting.set(ticket, outcome => ('cart' in outcome ? resolve(outcome.cart) : reject(outcome.error)))
    enqueue({ ...operation, ticket })
  })
})

export const settleFx = createEffect(({ tickets, ...outcome }: { tickets: readonly string[] } & Outcome) => {
  for (const ticket of tickets) {
    waiting.get(ticket)?.(outcome)
    waiting.delete(ticket)
  }
})

sample({
  clock: writeFx.finally,
  fn: ({ params: { tickets }, ...ended }) =>
    ended.status === 'done' ? { tickets, cart: ended.result.cart } : { tickets, error: asShopError(ended.error) },
  target: settleFx,
})
