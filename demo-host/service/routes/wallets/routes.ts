import fp from 'fastify-plugin'
import type { PaymentSessionQuery, WalletMethod } from '../../../../core/wallets/contracts'
import { endpoints } from '../../../../core/wallets/endpoints'
import { addLine, upcOf } from '../../carts/change-lines'
import { answerCart } from '../../carts/answer'
import { emptyDocument } from '../../documents/cart'
import { newCart, seenIn } from '../../carts/open'
import { lineContextOf } from '../../carts/line-context'
import { viewCart } from '../../carts/view'
import { newId } from '../../database/ids'
import { fail } from '../../failure'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'
import { insertCart } from '../../repositories/carts'
import { productFacts } from '../../repositories/product-facts'
import { walletsOf } from '../../wallets/provider'
import { notificationRoutes } from './notifications'
import { sandboxWalletRoutes } from './sandbox'

const PROVIDERS: Readonly<Record<WalletMethod, string>> = {
  DW_APPLE_PAY: 'apple-pay',
  PAYPAL: 'paypal',
  KLARNA: 'klarna',
}

/** Mounts what wallets need before, beside and after an order. */
export const walletRoutes = fp(
  async app => {
    mount(app, endpoints.readPaymentSession, async call => {
      const method = methodOf(call.query)
      const page = pageOf(call.query.referer)
      // A session is good for one domain: it is given to those alone that the key is registered for.
      if (!call.key.origins.has(page.origin)) throw fail('API400', { field: 'referer' }, { status: 403 })
      const meta = await walletsOf(call)?.session(call, method, page)
      return {
        success: !!meta,
        provider: PROVIDERS[method],
        locale: call.locale,
        meta: meta ?? { environment: call.configuration.environment },
      }
    })

    mountWrite(app, endpoints.openExpressBasket, async (call, tx) => {
      const { body } = call
      const facts = await productFacts(call.db, tx, [body.productId])
      const { consumerNo } = call.shopper()
      const row = { basketId: newId(), consumerNo, currency: call.currency, document: emptyDocument }
      const cart = await newCart(call, tx, { ...row, openOrder: null, lastOrder: null, handedTo: null }, [
        upcOf(body, { facts }),
      ])
      const item = { ...body, qty: 1 }
      const document = addLine(cart.row.document, item, await lineContextOf(call, tx, cart, facts))
      const view = await viewCart({ ...cart, row: { ...cart.row, document } }, call, tx)
      await insertCart(tx, { ...view.row, document: { ...document, seen: seenIn(view) } }, true)
      return answerCart(view, call)
    })

    notificationRoutes(app)
    if (app.service.configuration.environment !== 'production') sandboxWalletRoutes(app)
  },
  { name: 'wallet-routes', dependencies: ['calls'] },
)

function methodOf({ paymentMethodId, paymentMethod }: PaymentSessionQuery): WalletMethod {
  if (paymentMethodId === 'DW_APPLE_PAY' || paymentMethodId === 'KLARNA') return paymentMethodId
  if (paymentMethodId === 'CREDIT_CARD' && paymentMethod === 'paypal') return 'PAYPAL'
  throw fail(
    'GEN500',
    { field: 'paymentMethodId' },
    { status: 400, message: 'There is no session for this way to pay' },
  )
}

function pageOf(referer: string): URL {
  if (URL.canParse(referer)) return new URL(referer)
  throw fail('GEN500', { field: 'referer' }, { status: 400, message: 'The referer must be an address' })
}
