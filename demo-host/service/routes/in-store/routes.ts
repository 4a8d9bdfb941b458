import { endpoints } from '../../../../core/in-store/endpoints'
import { adjust, adjustmentOf, withAdjustments } from '../../carts/adjust'
import { keepCart, openForWrite } from '../../carts/open'
import type { CallContext, Session } from '../../context'
import { mountWrite } from '../../plugins/mount'
import type { ShopApp } from '../../plugins/shop'

/** Mounts what an associate does to a cart; anybody else is refused before the cart is looked at. */
export function inStoreRoutes(app: ShopApp): void {
  mountWrite(app, endpoints.addPriceAdjustment, async (call, tx) => {
    const { employeeId } = associateOf(call)
    const cart = await openForWrite(call, tx, call.params.basketId)
    return keepCart(call, tx, cart, adjust(cart.row, call.body, employeeId))
  })

  mountWrite(app, endpoints.changePriceAdjustment, async (call, tx) => {
    const { employeeId } = associateOf(call)
    const cart = await openForWrite(call, tx, call.params.basketId)
    const old = adjustmentOf(cart.row.document, call.params.adjustmentId)
    return keepCart(call, tx, cart, adjust(cart.row, call.body, employeeId, old))
  })

  mountWrite(app, endpoints.removePriceAdjustment, async (call, tx) => {
    associateOf(call)
    const cart = await openForWrite(call, tx, call.params.basketId)
    const gone = adjustmentOf(cart.row.document, call.params.adjustmentId)
    return keepCart(
      call,
      tx,
      cart,
      withAdjustments(cart.row.document, known => known !== gone),
    )
  })
}

function associateOf(call: CallContext): NonNullable<Session['associate']> {
  const { associate } = call.shopper()
  if (!associate) throw new Error('A call for associates alone was let through for somebody else')
  return associate
}
