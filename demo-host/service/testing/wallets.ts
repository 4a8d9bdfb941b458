import { endpoints as checkout } from '../../../core/checkout/endpoints'
import { endpoints as delivery } from '../../../core/delivery/endpoints'
import { endpoints as payment } from '../../../core/payment/endpoints'
import type { Address } from '../../../core/shapes/address'
import type { WalletMethod } from '../../../core/wallets/contracts'
import { endpoints } from '../../../core/wallets/endpoints'
import { newId } from '../database/ids'
import { maya } from './people'
import { upcOn } from './shelves'
import type { TestService } from './test-service'

/** The shoe that is bought by wallet. */
export const SHOE = 'TQ4407AB12'

/** The shop's page, and the provider's own window (where an injected call comes from). */
export const SITE = 'http://localhost:4400'
const WINDOW = 'http://localhost'
const PAGE = `${SITE}/en-us/p/shoe`

/** A guest with an express basket, and everything that they do with a wallet. */
export async function walletShopper(shop: TestService) {
  const shopper = await shop.guest()
  const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  const { basketId } = (await shopper.call(endpoints.openExpressBasket, { body: { productId: SHOE, upc } })).body

  const session = (query: Record<string, string>) =>
    shopper.call(endpoints.readPaymentSession, { query: { referer: PAGE, ...query } })

  return {
    shopper,
    upc,
    basketId,
    session,
    pay: (payment_method_id: WalletMethod, paymentData: unknown) =>
      shopper.call(payment.addPaymentInstrument, {
        params: { basketId },
        body: { payment_method_id, additionalDetails: { paymentData } },
      }),
    ship: (address: Partial<Address>, context?: string) => {
      const hidden = { firstName: '', lastName: '', addressLine1: '', countryCode: 'US', city: '' }
      const body = { address: [{ ...hidden, ...address }], ...(context ? { context } : {}) }
      return shopper.call(delivery.addShippingAddress, { params: { basketId }, body })
    },
    place: (code: WalletMethod, transactionId = newId()) =>
      shopper.call(checkout.placeOrder, {
        transactionId,
        body: { cartId: basketId, billingAddress: maya, paymentMethod: { code } },
      }),
    /** What Apple's sheet hands over, as its stand-in writes it. */
    appleToken: async (more: Record<string, unknown> = {}): Promise<unknown> => {
      const { body } = await session({ paymentMethodId: 'DW_APPLE_PAY' })
      const { merchantSessionIdentifier } = body.meta.merchantSession as { merchantSessionIdentifier: string }
      const data = { merchantSessionIdentifier, amount: 500, ...more }
      return {
        transactionIdentifier: newId(),
        paymentMethod: { displayName: 'Visa 1111', network: 'Visa' },
        paymentData: { version: 'EC_v1', data: Buffer.from(JSON.stringify(data)).toString('base64') },
      }
    },
    /** What happens in a provider's own window, which `shop` opened; of another `origin` where one is named. */
    inWindow: (url: string, said?: object, origin = WINDOW) =>
      said
        ? shop.app.inject({ method: 'POST', url, headers: { origin }, payload: { shop: SITE, ...said } })
        : shop.app.inject({ method: 'GET', url }),
  }
}

/** A shopper with a wallet. */
export type WalletShopper = Awaited<ReturnType<typeof walletShopper>>
