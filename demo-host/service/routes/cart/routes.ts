import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/cart/endpoints'
import { addLine, changeLine, lineOf, removeLine, upcOf } from '../../carts/change-lines'
import { answerCart } from '../../carts/answer'
import { beginWithItem } from '../../carts/begin-with-item'
import { saveNewCart, newCart, newRow, openCart, openForWrite } from '../../carts/open'
import { patchCart } from '../../carts/patch-cart'
import { reserveItem } from '../../carts/reserve-item'
import { priceFlash } from '../../carts/price-flash'
import { supplyFlash } from '../../carts/supply'
import { lineContextOf } from '../../carts/line-context'
import { viewCart } from '../../carts/view'
import { fail } from '../../failure'
import { takeSavedItem, checkCurrency } from '../../lists/take-saved-item'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'
import { isCurrency } from '../../pricing/currency'
import { insertCart } from '../../repositories/carts'
import { productFacts } from '../../repositories/product-facts'
import { couponRoutes } from './coupons'

const BY_CART = { session: 'proved-by-cart' } as const

export const cartRoutes = fp(
  async app => {
    mountWrite(app, endpoints.createCart, async (call, tx) => {
      const currency = call.body.currency ?? call.currency
      if (!isCurrency(currency) || !call.key.currencies.includes(currency)) {
        throw fail(
          'GEN500',
          { field: 'currency' },
          { status: 400, message: 'This shop does not sell in that currency' },
        )
      }
      const row = newRow(call, currency)
      await insertCart(tx, row)
      return answerCart(await viewCart(await newCart(call, tx, row, []), call, tx), call)
    })

    mountWrite(app, endpoints.createCartWithItem, (call, tx) => beginWithItem(call, tx, call.body))

    mount(
      app,
      endpoints.readCart,
      async call => {
        const { basketId } = call.params
        const { favStoreId = null } = call.query
        if (call.query.isPatchRequired === 'true') return patchCart(call, basketId, favStoreId)
        const view = { ...(await openCart(call, call.db, basketId, favStoreId)), favStoreId }
        const supply = call.query.inventorySupplyCheck === 'true' ? supplyFlash(view) : []
        return answerCart(view, call, [...supply, ...priceFlash(view)])
      },
      BY_CART,
    )

    mountWrite(
      app,
      endpoints.addItem,
      async (call, tx) => {
        const wanted = await takeSavedItem(call, tx, call.body)
        const { item } = wanted
        const facts = await productFacts(call.db, tx, [item.productId])
        const cart = await openForWrite(call, tx, call.body.cartId, [upcOf(item, { facts })], item.storeId)
        checkCurrency(wanted, cart.row.currency)
        return saveNewCart(call, tx, cart, addLine(cart.row.document, item, await lineContextOf(call, tx, cart, facts)))
      },
      BY_CART,
    )

    mountWrite(app, endpoints.reserveWithItem, (call, tx) => reserveItem(call, tx, call.body), { limit: 'hold' })

    mountWrite(
      app,
      endpoints.updateItem,
      async (call, tx) => {
        const { body } = call
        // An untrusted page may change neither delivery nor gifts.
        const isPersonal = body.storeId !== undefined || body.giftOption !== undefined
        if (isPersonal && !call.trusted) throw fail('AUT404', {}, { status: 403 })
        const cart = await openForWrite(call, tx, call.params.basketId, body.upc ? [body.upc] : [], body.storeId)
        if (body.itemId.startsWith('gift-')) throw fail('GWP403')
        const { productId } = lineOf(cart.row.document, body.itemId)
        const facts = await productFacts(call.db, tx, [productId])
        return saveNewCart(
          call,
          tx,
          cart,
          changeLine(cart.row.document, body, await lineContextOf(call, tx, cart, facts)),
        )
      },
      BY_CART,
    )

    mountWrite(
      app,
      endpoints.removeItem,
      async (call, tx) => {
        const cart = await openForWrite(call, tx, call.body.cartId)
        if (call.body.itemId.startsWith('gift-')) throw fail('GWP403')
        return saveNewCart(call, tx, cart, removeLine(cart.row.document, call.body.itemId))
      },
      BY_CART,
    )

    couponRoutes(app)
  },
  { name: 'cart-routes', dependencies: ['calls'] },
)
