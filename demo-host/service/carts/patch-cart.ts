import type { Cart } from '../../../core/shapes/cart'
import type { CallContext } from '../context'
import type { Tx } from '../database/transaction'
import type { CartLine } from './document'
import { answerCart } from './answer'
import { keepCart, openForWrite } from './open'
import { availableTo } from './shelf'
import { supplyFlash } from './supply'
import { type CartView, viewCart } from './view'

/** Brings a cart down to what can be had: sold-out lines go, long ones get shorter, and each change is told. */
export async function patchCart(call: CallContext, tx: Tx, basketId: string): Promise<Cart> {
  const cart = await openForWrite(call, tx, basketId)
  const view = await viewCart(cart, call, tx)
  const flash = supplyFlash(view)
  if (flash.length === 0) return answerCart(view, call)
  return keepCart(call, tx, cart, { ...cart.row.document, lines: linesThatCanBeHad(view) }, flash)
}

function linesThatCanBeHad({ row, shelf, unavailable }: CartView): CartLine[] {
  const left = new Map([...shelf.values()].map(entry => [entry.upc, availableTo(entry)]))
  return row.document.lines.flatMap(line => {
    const code = unavailable.get(line.id)
    if (code && code !== 'INV406') return []
    const qty = Math.min(line.qty, left.get(line.upc) ?? 0)
    left.set(line.upc, (left.get(line.upc) ?? 0) - qty)
    return qty > 0 ? [{ ...line, qty }] : []
  })
}
