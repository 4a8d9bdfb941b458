import { attach } from 'effector'
import { asShopError, hasCode } from '../errors/shop-error'
import { inTurn } from '../http/in-turn'
import { bringRest } from '../runtime/bring-rest'
import { keepScope } from '../runtime/within'
import type { HostCart } from '../shapes/host-cart'
import type { CartItem } from '../shapes/cart-item'
import { $config } from '../site/config'
import { addingCalls, asNewItem } from './calls'
import { keepLastSeen, lastSeenOf, loadLastSeen } from './last-seen'
import type { Queued } from './operations'

/**
 * What an operation came to. Of a cart that had to be built anew `moved` says what another operation is there, `wasRefused`
 * where it was another's.
 */
export type Performed = { cart: HostCart; moved?: (waiting: Queued) => Queued | null; wasRefused?: boolean }

/** The cart as it was known when an operation went out. */
export type Known = { basketId: string | null; items: readonly CartItem[] }

/**
 * Does one thing to the cart; a cart that is gone, or another's, is built anew from its lines, once (spec/1 §8), and one
 * that turns out to be another than was thought is read. Only adding is done by what is here from the beginning.
 */
export const performFx = attach({
  source: $config,
  async effect({ key }, { operation, known }: { operation: Queued; known: Known }): Promise<Performed> {
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
  },
})

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
