import type { ShopError } from '../errors/shop-error'
import type { Within } from '../runtime/within'
import type { HostCart } from '../shapes/host-cart'
import type { CartItem } from '../shapes/cart-item'
import { asNewItem } from './calls'
import { alone } from './carry-out'
import { act, boundCalls, type Calls } from './more-calls'
import type { Queued } from './operations'
import type { Performed } from './perform'
import type { Refused } from './recover'

/** How one thing is done to a cart by its id, or to one that begins with it. */
export function actFor(within: Within, operation: Queued): (cartId: string | null) => Promise<HostCart> {
  const calls = within(boundCalls)
  return cartId => (cartId ? act(calls, operation, cartId) : begin(calls, operation))
}

async function begin(calls: Calls, operation: Queued): Promise<HostCart> {
  if (operation.kind === 'add') return calls.reserve({ transactionId: operation.id, body: asNewItem(operation.item) })
  const cart = await calls.create({ body: {} })
  return 'itemId' in operation ? cart : act(calls, operation, cart.basketId)
}

/** Does what can still be done of an operation that the service refused, or throws the refusal. */
export async function recoverFrom(within: Within, refused: Refused): Promise<Performed> {
  const calls = within(boundCalls)
  const { recover } = await rare(refused.error)
  return recover(calls, refused)
}

/** Builds a cart anew from lines that are known, since reading it met this error. */
export async function rebuilt(
  calls: Calls,
  key: string,
  items: readonly CartItem[],
  error: ShopError,
): Promise<HostCart> {
  const { rebuild } = await rare(error)
  return alone(key, () => rebuild(calls, items))
}

// Few pages ever need it; where it cannot be fetched, what was wrong before is still wrong.
const rare = (error: ShopError) => import('./recover').catch(() => Promise.reject(error))
