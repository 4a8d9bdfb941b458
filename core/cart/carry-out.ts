import { asShopError, hasCode } from '../errors/shop-error'
import { inTurn } from '../http/in-turn'
import { bringRest } from '../runtime/bring-rest'
import { keepScope } from '../runtime/within'
import type { HostCart } from '../shapes/host-cart'
import { addingCalls, asNewItem } from './calls'
import { keepLastSeen, lastSeenOf, loadLastSeen } from './last-seen'
import type { Performed, Performing } from './perform'

/**
 * Does one thing to the cart. A cart that is gone, or another's, is built anew from its lines, once. One that turns out to be
 * another than was thought is read. Only adding needs nothing more to be loaded.
 */
export async function perform(key: string, { operation, known }: Performing): Promise<Performed> {
  const within = keepScope()
  const calls = addingCalls()
  const { basketId } = known
  const transactionId = operation.id
  const item = operation.kind === 'add' && !operation.item.reserve ? asNewItem(operation.item) : null
  let begun: HostCart | undefined
  // A visitor's first thing goes out with the question who they are (0310).
  const put = (cart: HostCart) => {
    keepLastSeen(key, lastSeenOf(cart))
    begun = cart
  }
  await calls.hold(item && !basketId ? { first: { item, put } } : {})
  try {
    const act = item
      ? (cartId: string | null) =>
          cartId
            ? calls.add({ transactionId, body: { ...item, cartId } })
            : calls.createWith({ transactionId, body: item })
      : (await bringRest()).actFor(within, operation)
    const cart = basketId
      ? await act(basketId)
      : // Who turned out to be signed in may have a cart already.
        (begun ?? (await alone(key, async kept => act(kept ?? (await calls.known())))))
    return { cart }
  } catch (thrown) {
    const error = asShopError(thrown)
    const isOfLine = 'itemId' in operation && /^(ORD404|INV70.)$/.test(error.code)
    if (!isOfLine && !hasCode(error, 'BSK404', 'AUT498')) throw error
    // Where it cannot be fetched, what was wrong before is still wrong.
    const { recoverFrom } = await bringRest().catch(() => Promise.reject(error))
    return recoverFrom(within, { operation, known, error, alone: make => alone(key, make) })
  }
}

/**
 * Makes a cart. Two tabs that begin one at once begin one: whoever comes second finds what the first has kept.
 */
export function alone(key: string, make: (begun: string | null) => Promise<HostCart>): Promise<HostCart> {
  return inTurn(`till:${key}:cart`, async () => {
    const cart = await make(loadLastSeen(key)?.basketId ?? null)
    keepLastSeen(key, lastSeenOf(cart))
    return cart
  })
}
