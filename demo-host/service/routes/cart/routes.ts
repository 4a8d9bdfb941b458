import { endpoints } from '../../../../core/cart/endpoints'
import { addLine, changeLine, lineOf, removeLine, upcOf } from '../../carts/change-lines'
import { emptyDocument, type CartRow } from '../../carts/document'
import { answerCart } from '../../carts/answer'
import { keepCart, newCart, openCart, openForWrite, seenIn } from '../../carts/open'
import { patchCart } from '../../carts/patch-cart'
import { supplyFlash } from '../../carts/supply'
import { viewCart } from '../../carts/view'
import type { CallContext } from '../../context'
import { newId } from '../../database/ids'
import { inTransaction } from '../../database/transaction'
import { fail } from '../../failure'
import { mount, mountWrite } from '../../plugins/mount'
import type { ShopApp } from '../../plugins/shop'
import { isCurrency } from '../../pricing/currency'
import { type CartOnShelf, insertCart } from '../../repositories/carts'
import { productFacts } from '../../repositories/product-facts'
import { couponRoutes } from './coupons'

/** Mounts the cart's calls. */
export function cartRoutes(app: ShopApp): void {
  mountWrite(app, endpoints.createCart, async (call, tx) => {
    const currency = call.body.currency ?? call.currency
    if (!isCurrency(currency) || !call.key.currencies.includes(currency)) {
      throw fail('GEN500', { field: 'currency' }, { status: 400, message: 'This shop does not sell in that currency' })
    }
    const row = newRow(call, currency)
    await insertCart(tx, row)
    return answerCart(await viewCart(await newCart(call, tx, row, []), call, tx), call)
  })

  mountWrite(app, endpoints.createCartWithItem, async (call, tx) => {
    const facts = await productFacts(call.db, tx, [call.body.productId])
    const cart = await newCart(call, tx, newRow(call, call.currency), [upcOf(call.body, { facts })])
    const document = addLine(cart.row.document, call.body, { ...cart, facts, currency: cart.row.currency })
    const view = await viewCart({ ...cart, row: { ...cart.row, document } }, call, tx)
    await insertCart(tx, { ...view.row, document: { ...document, seen: seenIn(view) } })
    return answerCart(view, call)
  })

  mount(app, endpoints.readCart, async call => {
    const { basketId } = call.params
    if (call.query.isPatchRequired === 'true') return inTransaction(call.db, tx => patchCart(call, tx, basketId))
    const view = await openCart(call, call.db, basketId)
    return answerCart(view, call, call.query.inventorySupplyCheck === 'true' ? supplyFlash(view) : [])
  })

  mountWrite(app, endpoints.addItem, async (call, tx) => {
    const facts = await productFacts(call.db, tx, [call.body.productId])
    const cart = await openForWrite(call, tx, call.body.cartId, [upcOf(call.body, { facts })])
    return keepCart(call, tx, cart, addLine(cart.row.document, call.body, shopOf(cart, facts)))
  })

  mountWrite(app, endpoints.updateItem, async (call, tx) => {
    const { body } = call
    const cart = await openForWrite(call, tx, call.params.basketId, body.upc ? [body.upc] : [])
    if (body.itemId.startsWith('gift-')) throw fail('GWP403')
    const { productId } = lineOf(cart.row.document, body.itemId)
    const facts = await productFacts(call.db, tx, [productId])
    return keepCart(call, tx, cart, changeLine(cart.row.document, body, shopOf(cart, facts)))
  })

  mountWrite(app, endpoints.removeItem, async (call, tx) => {
    const cart = await openForWrite(call, tx, call.body.cartId)
    if (call.body.itemId.startsWith('gift-')) throw fail('GWP403')
    return keepCart(call, tx, cart, removeLine(cart.row.document, call.body.itemId))
  })

  couponRoutes(app)
}

const shopOf = (cart: CartOnShelf, facts: Awaited<ReturnType<typeof productFacts>>) => ({
  facts,
  shelf: cart.shelf,
  currency: cart.row.currency,
})

/** An empty cart of the caller's. */
function newRow(call: CallContext, currency: CartRow['currency']): CartRow {
  const { consumerNo } = call.shopper()
  return { basketId: newId(), consumerNo, currency, document: emptyDocument, openOrder: null, lastOrder: null }
}
