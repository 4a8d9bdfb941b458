import fp from 'fastify-plugin'
import type { PaymentSessionQuery, WalletMethod } from '../../../../core/wallets/contracts'
import { endpoints } from '../../../../core/wallets/endpoints'
import { fail } from '../../failure'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'
import { walletsOf } from '../../wallets/provider'
import { openExpressBasket } from './express-basket'
import { notificationRoutes } from './notifications'
import { sandboxWalletRoutes } from './sandbox'

const PROVIDERS: Readonly<Record<WalletMethod, string>> = {
  DW_APPLE_PAY: 'apple-pay',
  PAYPAL: 'paypal',
  KLARNA: 'klarna',
}

export const walletRoutes = fp(
  async app => {
    mount(app, endpoints.readPaymentSession, async call => {
      const method = methodOf(call.query)
      const page = pageOf(call.query.referer)
      // A session is for one domain, which must be registered for the key.
      if (!call.key.origins.has(page.origin)) throw fail('API400', { field: 'referer' }, { status: 403 })
      const meta = await walletsOf(call)?.session(call, method, page)
      return {
        success: !!meta,
        provider: PROVIDERS[method],
        locale: call.locale,
        meta: meta ?? { environment: call.configuration.environment },
      }
    })

    mountWrite(app, endpoints.openExpressBasket, (call, tx) => openExpressBasket(call, tx, app.service))

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
