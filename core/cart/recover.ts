import { hasCode, type ShopError, usageError } from '../errors/shop-error'
import type { HostCart } from '../shapes/host-cart'
import type { Calls } from './calls'
import type { Queued } from './operations'
import type { Known, Performed } from './perform'
import { moved, rebuildFor } from './rebuild'

export { rebuild } from './rebuild'

export type Refused = {
  operation: Queued
  known: Known
  error: ShopError
  alone: (make: () => Promise<HostCart>) => Promise<HostCart>
}

/** Saves what can be saved of a refused operation, or throws the refusal. */
export async function recover(calls: Calls, refused: Refused): Promise<Performed> {
  const { operation, known, error, alone } = refused
  if (!hasCode(error, 'BSK404', 'AUT498')) return meet(calls, refused)
  if (known.isApart) throw usageError('BSK404', '')
  const cart = await alone(() => rebuildFor(calls, known, operation))
  return {
    cart,
    moved: waiting => moved(waiting, known.items, cart.items),
    wasRefused: hasCode(error, 'AUT498'),
  }
}

/** Shows the changed cart, and reports the line that is gone. */
async function meet(calls: Calls, { operation, known, error }: Refused): Promise<Performed> {
  const { basketId, items } = known
  if (!('itemId' in operation) || !basketId) throw error
  const cart = await calls.read({ params: { basketId } }).catch(() => Promise.reject(error))
  const isThere = cart.items.some(({ id }) => id === operation.itemId)
  if (!isThere && operation.kind === 'remove') return { cart }
  const gone = isThere ? undefined : items.find(({ id }) => id === operation.itemId)
  const flash = gone ? [{ code: 'line-gone', message: '', details: { name: gone.name } }] : []
  calls.answer({ ...cart, flash: [...cart.flash, ...flash] })
  throw error
}
