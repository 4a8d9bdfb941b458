import type { Db, Tx } from '../database/transaction'
import type { CartOnShelf, Shelf } from '../repositories/carts'
import { lockDocument, lockHandedCarts, readReceiver, saveDocument } from '../repositories/handed-carts'
import type { CartLine } from '../documents/cart'
import { placedOrderOf } from './placed-order'
import type { OrderRow } from '../repositories/orders'

/**
 * A cart that was handed over, as its holder sees it: its own lines as far as the receiving cart still has them, in that
 * cart's quantities. Everything else is its own, so nothing of the receiving shopper shows.
 */
export async function asHolderSees(cart: CartOnShelf, through: Db): Promise<CartOnShelf> {
  const { row, shelf } = cart
  if (!row.handedTo || row.document.takenBack) return cart
  const receiver = await readReceiver(through, row.handedTo)
  if (!receiver) return cart
  const document = { ...row.document, lines: asFarAsKept(row.document.lines, receiver.lines) }
  return { row: { ...row, document }, shelf: heldElsewhere(shelf, receiver.held) }
}

/** For a write by the holder: the lines that they saw become their own again. */
export async function takeBack(cart: CartOnShelf, through: Db): Promise<CartOnShelf> {
  if (!cart.row.handedTo) return cart
  const { row } = await asHolderSees(cart, through)
  return { ...cart, row: { ...row, document: { ...row.document, takenBack: true } } }
}

/** Removes bought lines from carts that were handed over to the order's cart, and records the order in those whose page may know. */
export async function takeBought(tx: Tx, order: OrderRow): Promise<void> {
  const { lines: bought } = order.cart
  for (const { basketId: handed, document } of await lockHandedCarts(tx, order.basket_id)) {
    const lines = document.takenBack ? beyond(document.lines, bought) : notOf(bought, document.lines)
    const record = document.tellsOrder ? { bought: placedOrderOf(order) } : {}
    await saveDocument(tx, handed, { ...document, lines, ...record })
  }
  await tellCart(tx, order)
}

/** After an express purchase the page's cart keeps its lines and records the order. */
async function tellCart(tx: Tx, order: OrderRow): Promise<void> {
  const record = order.cart.tellsCart ? await lockDocument(tx, order.cart.tellsCart) : null
  if (record) await saveDocument(tx, record.basketId, { ...record.document, bought: placedOrderOf(order) })
}

function notOf(bought: readonly CartLine[], lines: readonly CartLine[]): CartLine[] {
  const gone = new Set(bought.map(variantKeyOf))
  return lines.filter(line => !gone.has(variantKeyOf(line)))
}

/** The quantities that exceed what is there already. */
export function beyond(lines: readonly CartLine[], there: readonly CartLine[]): CartLine[] {
  const left = countsOf(there)
  return lines.flatMap(line => {
    const name = variantKeyOf(line)
    const known = Math.min(line.qty, left.get(name) ?? 0)
    left.set(name, (left.get(name) ?? 0) - known)
    return line.qty > known ? [{ ...line, qty: line.qty - known }] : []
  })
}

/** If several lines are for one item, the last gets what the others leave. */
function asFarAsKept(lines: readonly CartLine[], saved: readonly CartLine[]): CartLine[] {
  const left = countsOf(saved)
  const last = new Map(lines.map(line => [variantKeyOf(line), line.id]))
  return lines.flatMap(line => {
    const name = variantKeyOf(line)
    const there = left.get(name) ?? 0
    const qty = last.get(name) === line.id ? there : Math.min(line.qty, there)
    left.set(name, there - qty)
    return qty > 0 ? [{ ...line, qty }] : []
  })
}

function countsOf(lines: readonly CartLine[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(variantKeyOf(line), (counts.get(variantKeyOf(line)) ?? 0) + line.qty)
  return counts
}

/** What a line is for; wrapping and delivery are each shopper's own. */
const variantKeyOf = ({ upc, recipeId, customAmount }: CartLine): string =>
  JSON.stringify([upc, recipeId, customAmount])

/** Stock held for the receiving cart does not count as sold out for the holder, who must not learn how long it is held. */
function heldElsewhere(shelf: Shelf, held: Readonly<Record<string, number>>): Shelf {
  return new Map([...shelf].map(([name, entry]) => [name, { ...entry, held: held[name] ?? 0, heldUntil: null }]))
}
