import { scopeBind } from 'effector'
import { asShopError, hasCode, usageError } from '../errors/shop-error'
import { inTurn } from '../http/in-turn'
import { loaded } from '../http/loaded'
import { loadLateFx } from '../runtime/late'
import type { HostCart } from '../shapes/host-cart'
import { act, asNewItem, boundCalls } from './calls'
import { saveLastSeen, lastSeenOf, loadLastSeen } from './last-seen'
import type { Performed, Performing } from './perform'

/** Carries out an operation. A lost cart is rebuilt once; one whose lines have changed is read again. */
export async function carryOut(key: string, { operation, known }: Performing): Promise<Performed> {
  const calls = boundCalls()
  const loadLate = scopeBind(loadLateFx, { safe: true })
  let created: HostCart | undefined
  // A new guest's first item travels in the token request (decision 0310).
  const isFirst = operation.kind === 'add' && !operation.item.reserve && !known.basketId
  const along = isFirst && {
    id: operation.id,
    fields: { item: asNewItem(operation.item) },
    answered({ cart }: { cart?: HostCart | null | undefined }) {
      if (!cart) return
      saveLastSeen(key, lastSeenOf(cart))
      created = cart
    },
  }
  await calls.holdToken(along ? { along } : {})
  try {
    const now = await calls.readNow()
    const isOthers = now.endings !== known.endings
    // What somebody else adds goes into their own cart, which has none of these lines.
    if (isOthers && 'itemId' in operation) throw usageError('ORD404', '')
    const basketId = isOthers ? now.basketId : known.basketId
    if (basketId) return { cart: await act(calls, basketId, operation) }
    // A shopper who turns out to be signed in may have a cart already.
    const begin = async (stored: string | null) => act(calls, stored ?? (await calls.readNow()).basketId, operation)
    return { cart: created ?? (await createInTurn(key, begin)) }
  } catch (thrown) {
    const error = asShopError(thrown)
    // Error messages load after the first paint. Until then the call counts as unanswered, and is kept.
    if (error.kind === 'http') await loaded(loadLate())
    const isOfLine = 'itemId' in operation && hasCode(error, 'ORD404', 'INV700', 'INV701', 'INV702', 'INV703')
    if (!isOfLine && !hasCode(error, 'BSK404', 'AUT498')) throw error
    const { recover } = await import('./recover').catch(() => Promise.reject(error))
    return recover(calls, { key, operation, known, error, createInTurn })
  }
}

/** Creates a cart. If two tabs do so at once, the second finds what the first has stored. */
export function createInTurn(key: string, make: (storedId: string | null) => Promise<HostCart>): Promise<HostCart> {
  return inTurn(`till:${key}:cart`, async () => {
    const cart = await make(loadLastSeen(key)?.basketId ?? null)
    saveLastSeen(key, lastSeenOf(cart))
    return cart
  })
}
