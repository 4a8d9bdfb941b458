import type { Cart } from '../../../core/shapes/cart'
import type { CallContext } from '../calls/context'
import { inTransaction, type Tx } from '../database/transaction'
import { transitionsOf } from '../delivery/transitions'
import type { CartLine } from '../documents/cart'
import { answerCart } from './answer'
import { saveNewCart, openForWrite } from './open'
import { availableTo, shelfOf } from '../stock/shelf'
import { supplyFlash } from './supply'
import { type CartView, viewCart } from './view'

/**
 * Brings a cart up to date with stock: store lines change delivery, sold-out lines are removed, long ones shortened, and
 * each change is reported. A line whose stock others hold stays, and that is reported too.
 */
export const patchCart = (call: CallContext, basketId: string, favStoreId: string | null): Promise<Cart> =>
  inTransaction(call.db, tx => patch(call, tx, basketId, favStoreId))

async function patch(call: CallContext, tx: Tx, basketId: string, favStoreId: string | null): Promise<Cart> {
  const cart = await openForWrite(call, tx, basketId, [], favStoreId)
  const before = await viewCart(cart, call, tx)
  const moved = transitionsOf(before)
  const document = { ...cart.row.document, lines: moved.lines }
  const view = moved.flash.length > 0 ? await viewCart({ ...cart, row: { ...cart.row, document } }, call, tx) : before
  const lines = linesThatCanBeHad(view)
  const flash = [...moved.flash, ...supplyFlash(view, lines.length)]
  if (flash.length === 0) return answerCart({ ...view, favStoreId }, call)
  return saveNewCart(call, tx, cart, { ...document, lines }, flash, favStoreId)
}

function linesThatCanBeHad({ row, shelf, unavailable }: CartView): CartLine[] {
  const left = new Map([...shelf.values()].map(entry => [entry.shelf, availableTo(entry)]))
  return row.document.lines.flatMap(line => {
    const code = unavailable.get(line.id)
    // Held stock may come back in a few minutes, so the shopper decides.
    if (code === 'INV703') return [line]
    if (code && code !== 'INV406') return []
    const name = shelfOf(line)
    const qty = Math.min(line.qty, left.get(name) ?? 0)
    left.set(name, (left.get(name) ?? 0) - qty)
    return qty > 0 ? [{ ...line, qty }] : []
  })
}
