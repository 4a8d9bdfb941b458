import { createEffect, sample, scopeBind } from 'effector'
import { asShopError, type ShopError } from '../errors/shop-error'
import { newId } from '../runtime/ids'
import type { Cart } from '../shapes/cart'
import type { Operation } from './operations'
import { operationAsked, writeFx } from './queue'

type Waiting = { resolve: (cart: Cart) => void; reject: (error: ShopError) => void }

// Whoever waits is no data: tickets, which are, name them.
const waiting = new Map<string, Waiting>()

/**
 * Does one thing to the cart for a script that waits: the cart, or the error. Where nobody answers it is the error,
 * and the thing is still done when the connection is back.
 */
export const cartCommandFx = createEffect<Operation, Cart, ShopError>(operation => {
  const ask = scopeBind(operationAsked, { safe: true })
  const ticket = newId()
  return new Promise((resolve, reject) => {
    waiting.set(ticket, { resolve, reject })
    ask({ ...operation, ticket })
  })
})

/** Tells whoever waits for an operation what became of it. */
export const settleFx = createEffect(
  ({ tickets, ...outcome }: { tickets: readonly string[] } & ({ cart: Cart } | { error: ShopError })) => {
    for (const ticket of tickets) {
      const waiter = waiting.get(ticket)
      waiting.delete(ticket)
      if ('cart' in outcome) waiter?.resolve(outcome.cart)
      else waiter?.reject(outcome.error)
    }
  },
)

sample({
  clock: writeFx.finally,
  fn: ({ params: { tickets }, ...ended }) =>
    ended.status === 'done' ? { tickets, cart: ended.result.cart } : { tickets, error: asShopError(ended.error) },
  target: settleFx,
})
