import { attach } from 'effector'
import { asShopError, hasCode, type ShopError } from '../errors/shop-error'
import { inTurn } from '../http/in-turn'
import type { Cart } from '../shapes/cart'
import type { CartItem } from '../shapes/cart-item'
import { $config } from '../site/config'
import { act, asNewItem, boundCalls, type Calls } from './calls'
import { keepLastSeen, lastSeenOf, loadLastSeen } from './last-seen'
import type { Queued } from './operations'

/** What an operation came to; `rebuiltFrom` are the lines of a cart that had to be built anew, `wasRefused` where it was another's. */
export type Performed = { operation: Queued; cart: Cart; rebuiltFrom: readonly CartItem[] | null; wasRefused: boolean }

/** The cart as it was known when an operation went out. */
export type Known = { basketId: string | null; items: readonly CartItem[] }

/**
 * Does one thing to the cart; a cart that is gone, or another's, is built anew from its lines, once (spec/1 §8), and one
 * that turns out to be another than was thought is read.
 */
export const performFx = attach({
  source: $config,
  async effect({ key }, { operation, known }: { operation: Queued; known: Known }): Promise<Performed> {
    const calls = boundCalls()
    const { basketId } = known
    let begun: Cart | undefined
    const isFirst = !basketId && operation.kind === 'add' && !operation.item.reserve
    // A visitor's first thing goes out with the question who they are (0310).
    const put = (cart: Cart) => {
      keepLastSeen(key, lastSeenOf(cart))
      begun = cart
    }
    await calls.hold(isFirst ? { first: { item: asNewItem(operation.item), put } } : {})
    try {
      const cart = basketId
        ? await act(calls, operation, basketId)
        : (begun ??
          (await alone(key, async kept => {
            // Who turned out to be signed in may have a cart already.
            const own = kept ?? (await calls.known())
            return own ? act(calls, operation, own) : begin(calls, operation)
          })))
      return { operation, cart, rebuiltFrom: null, wasRefused: false }
    } catch (thrown) {
      const error = asShopError(thrown)
      const isOfLine = 'itemId' in operation && /^(ORD404|INV70.)$/.test(error.code)
      if (!isOfLine && !hasCode(error, 'BSK404', 'AUT498')) throw error
      const { recover } = await rare(error)
      return recover(calls, { operation, known, error, alone: make => alone(key, make) })
    }
  },
})

/** Builds a cart anew from lines that are known, since reading it met this error. */
export async function rebuilt(calls: Calls, key: string, items: readonly CartItem[], error: ShopError): Promise<Cart> {
  const { rebuild } = await rare(error)
  return alone(key, () => rebuild(calls, items))
}

// Few pages ever need it; where it cannot be fetched, what was wrong before is still wrong.
const rare = (error: ShopError) => import('./recover').catch(() => Promise.reject(error))

// Two tabs that begin a cart at once begin one: whoever comes second finds what the first has kept.
function alone(key: string, make: (begun: string | null) => Promise<Cart>): Promise<Cart> {
  return inTurn(`till:${key}:cart`, async () => {
    const cart = await make(loadLastSeen(key)?.basketId ?? null)
    keepLastSeen(key, lastSeenOf(cart))
    return cart
  })
}

async function begin(calls: Calls, operation: Queued): Promise<Cart> {
  const { id: transactionId } = operation
  if (operation.kind === 'add')
    return calls[operation.item.reserve ? 'reserve' : 'createWith']({ transactionId, body: asNewItem(operation.item) })
  const cart = await calls.create({ body: {} })
  return 'itemId' in operation ? cart : act(calls, operation, cart.basketId)
}
