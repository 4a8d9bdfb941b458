import fp from 'fastify-plugin'
import type { InStoreCart } from '../../../../core/in-store/contracts'
import { endpoints } from '../../../../core/in-store/endpoints'
import { adjust, adjustmentOf, checkGiven, withAdjustments } from '../../carts/adjust'
import { endSale } from '../../carts/end-sale'
import { saveNewCart, openForWrite } from '../../carts/open'
import { viewCart } from '../../carts/view'
import type { Associate, CallContext } from '../../calls/context'
import type { Tx } from '../../database/transaction'
import { fail } from '../../failure'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'
import type { CartOnShelf } from '../../repositories/carts'
import { findPerson } from '../../repositories/consumers'

/** Anybody but an associate is refused before the cart is read. */
export const inStoreRoutes = fp(
  async app => {
    mount(
      app,
      endpoints.findCustomer,
      async ({ db, body }) => {
        const customer = await findPerson(db, body.email)
        if (!customer || customer.isClosed) throw fail('CCN404', { field: 'email' })
        return { customerNo: customer.consumerNo, firstName: customer.firstName }
      },
      { limit: 'customer' },
    )

    mountWrite(app, endpoints.endSale, async (call, tx) => {
      associateOf(call)
      await endSale(tx, call.shopper().consumerNo)
      return undefined
    })

    mountWrite(app, endpoints.addPriceAdjustment, async (call, tx) => {
      const associate = associateOf(call)
      const cart = await openForWrite(call, tx, call.params.basketId)
      return keepGiven(call, tx, cart, adjust(cart.row, call.body, associate))
    })

    mountWrite(app, endpoints.changePriceAdjustment, async (call, tx) => {
      const associate = associateOf(call)
      const cart = await openForWrite(call, tx, call.params.basketId)
      const old = adjustmentOf(cart.row.document, call.params.adjustmentId)
      return keepGiven(call, tx, cart, adjust(cart.row, call.body, associate, old))
    })

    mountWrite(app, endpoints.removePriceAdjustment, async (call, tx) => {
      associateOf(call)
      const cart = await openForWrite(call, tx, call.params.basketId)
      const gone = adjustmentOf(cart.row.document, call.params.adjustmentId)
      return saveNewCart(
        call,
        tx,
        cart,
        withAdjustments(cart.row.document, known => known !== gone),
      )
    })
  },
  { name: 'in-store-routes', dependencies: ['calls'] },
)

/** Saves the cart if the associate may give that much. */
async function keepGiven(
  call: CallContext,
  tx: Tx,
  cart: CartOnShelf,
  { document, given }: ReturnType<typeof adjust>,
): Promise<InStoreCart> {
  checkGiven(await viewCart({ ...cart, row: { ...cart.row, document } }, call, tx), given)
  return saveNewCart(call, tx, cart, document)
}

function associateOf(call: CallContext): Associate {
  const { associate } = call.shopper()
  if (!associate) throw new Error('A call for associates alone was let through for somebody else')
  return associate
}
