import { createEffect, sample, scopeBind } from 'effector'
import { asShopError, type ShopError } from '../errors/shop-error'
import { newId } from '../runtime/ids'
import type { HostCart } from '../shapes/host-cart'
import type { Operation } from './operations'
import { operationAsked, writeFx } from './queue'

type Outcome = { cart: HostCart } | { error: ShopError }

// Whoever waits is no data: tickets, which are, name them.
const waiting = new Map<string, (outcome: Outcome) => void>()

/**
 * Does one thing to the cart for a script that waits: the cart, or the error. Where nobody answers it is the error,
 * and the thing is still done when the connection is back.
 */
export const cartCommandFx = createEffect<Operation, HostCart, ShopError>(operation => {
  const ask = scopeBind(operationAsked, { safe: true })
  const ticket = newId()
  return new Promise((resolve, reject) => {
    waiting.set(ticket, outcome => ('cart' in outcome ? resolve(outcome.cart) : reject(outcome.error)))
    ask({ ...operation, ticket })
  })
})

/** Tells whoever waits for an operation what became of it. */
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
