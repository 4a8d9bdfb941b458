import { type CartDocument, type CartLine, type CartRow, emptyDocument, isMain } from '../documents/cart'
import { newId } from '../database/ids'
import type { Tx } from '../database/transaction'
import { insertCart, isExpressBasket, saveCart } from '../repositories/carts'
import { moveHandedCarts } from '../repositories/handed-carts'
import type { OrderRow } from '../repositories/orders'
import { placedOrderOf } from '../carts/placed-order'

/** Removes what was ordered; items that another tab added meanwhile stay. */
export async function closeCart(tx: Tx, cart: CartRow, order: OrderRow, as: 'placed' | 'challenged'): Promise<void> {
  const lines = notOrdered(cart.document.lines, order.cart.lines)
  const left: CartDocument =
    lines.length === 0
      ? emptyDocument
      : { ...cart.document, lines, instruments: cart.document.instruments.filter(isMain), voucher: null, seen: null }
  const orders =
    as === 'placed'
      ? { openOrder: null, lastOrder: order.order_number }
      : { openOrder: order.order_number, lastOrder: cart.lastOrder }
  // A challenge closed the cart already; what is in it now is the shopper's next.
  const document = order.state === 'challenged' ? cart.document : left
  const bought = as === 'placed' ? { bought: placedOrderOf(order) } : {}
  await saveCart(tx, { ...cart, document: { ...document, ...bought }, ...orders })
}

export const reopenCart = (tx: Tx, cart: CartRow): Promise<void> => saveCart(tx, { ...cart, openOrder: null })

/** A new cart with the contents of a void order, without its main payment; returns the id. */
export async function giveCartBack(tx: Tx, order: OrderRow): Promise<string> {
  const basketId = newId()
  const row = {
    basketId,
    consumerNo: order.consumer_no,
    currency: order.currency,
    document: { ...order.cart, instruments: order.cart.instruments.filter(known => !isMain(known)) },
    openOrder: null,
    lastOrder: null,
    handedTo: null,
  }
  await insertCart(tx, row, await isExpressBasket(tx, order.basket_id))
  await moveHandedCarts(tx, order.basket_id, basketId)
  return basketId
}

function notOrdered(lines: readonly CartLine[], ordered: readonly CartLine[]): CartLine[] {
  return lines.flatMap(line => {
    const qty = line.qty - (ordered.find(({ id }) => id === line.id)?.qty ?? 0)
    return qty > 0 ? [{ ...line, qty }] : []
  })
}
