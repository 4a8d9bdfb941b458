import { hasCode, type ShopError, usageError } from '../errors/shop-error'
import { newId } from '../runtime/ids'
import { load } from '../runtime/storage'
import type { CartItem } from '../shapes/cart-item'
import type { HostCart } from '../shapes/host-cart'
import { act, type Calls } from './calls'
import { unboughtOf, wasEmptied } from './emptied'
import { withoutRecipients } from './last-seen'
import type { Queued } from './operations'
import type { Known, Performed } from './perform'
import { rebuild, remapped } from './rebuild'

export { boundCalls } from './calls'
export { rebuild } from './rebuild'

export type StoredCodes = { basketId: string; codes: readonly string[] }

export type Refused = {
  key: string
  operation: Queued
  known: Known
  error: ShopError
  createInTurn: (key: string, make: (storedId: string | null) => Promise<HostCart>) => Promise<HostCart>
}

/** What is rebuilt of a lost cart: also the codes that the browser keeps, where it was not read before it was found lost. */
export function leftOf<Cart extends Pick<Known, 'basketId' | 'items' | 'coupons'>>(
  key: string,
  cart: Cart,
  error: ShopError,
): Cart {
  const items = unboughtOf(cart.items, error)
  if (wasEmptied(error) || items.length < cart.items.length) return { ...cart, items, coupons: [] }
  const stored = cart.coupons.length > 0 ? null : load<Partial<StoredCodes>>(key, 'codes', 1)
  return stored?.basketId === cart.basketId && Array.isArray(stored.codes) ? { ...cart, coupons: stored.codes } : cart
}

/** Saves what can be saved of a refused operation, or throws the refusal. */
export async function recover(calls: Calls, refused: Refused): Promise<Performed> {
  const { key, operation, known, error, createInTurn } = refused
  if (!hasCode(error, 'BSK404', 'AUT498')) return reportChange(calls, refused)
  if (known.isApart) throw usageError('BSK404', '')
  const now = await calls.readNow()
  if (now.endings !== known.endings) {
    if ('itemId' in operation) throw error
    const begin = (stored: string | null) => act(calls, now.basketId ?? stored, { ...operation, id: newId() })
    return { cart: await createInTurn(key, begin) }
  }
  const isOthers = hasCode(error, 'AUT498')
  const lost = leftOf(key, isOthers ? withoutRecipients(known) : known, error)
  // Compared as it was rebuilt: the repeated operation may change its line, which keeps its id.
  let newLines: readonly CartItem[] = []
  const cart = await createInTurn(key, async () => {
    const rebuilt = await rebuild(calls, lost)
    newLines = rebuilt.items
    const repeated = remapped({ ...operation, id: newId() }, lost.items, newLines)
    return repeated ? act(calls, rebuilt.basketId, repeated) : rebuilt
  })
  return { cart, moved: waiting => remapped(waiting, lost.items, newLines), wasRefused: isOthers }
}

/** Shows the changed cart, and reports the line that is gone. */
async function reportChange(calls: Calls, { operation, known, error }: Refused): Promise<Performed> {
  const { basketId, items } = known
  if (!('itemId' in operation) || !basketId) throw error
  const { read, answer } = calls
  const cart = await read({ params: { basketId } }).catch(() => Promise.reject(error))
  const isThere = cart.items.some(({ id }) => id === operation.itemId)
  if (!isThere && operation.kind === 'remove') return { cart }
  const goneLine = isThere ? undefined : items.find(({ id }) => id === operation.itemId)
  const flash = goneLine ? [{ code: 'line-gone', message: '', details: { name: goneLine.name } }] : []
  answer({ ...cart, flash: [...cart.flash, ...flash] })
  throw error
}
