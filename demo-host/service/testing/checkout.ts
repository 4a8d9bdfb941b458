import { endpoints as cart } from '../../../core/cart/endpoints'
import { endpoints as checkout } from '../../../core/checkout/endpoints'
import { endpoints as delivery } from '../../../core/delivery/endpoints'
import { endpoints as payment } from '../../../core/payment/endpoints'
import { endpoints as provider } from '../../../core/sandbox/endpoints'
import type { ServiceApp } from '../plugins/service'
import type { Shopper } from './callers'
import { maya } from './people'

/** The sandbox's cards by what they do. */
export const cards = {
  pays: '4111 1111 1111 1111',
  challenged: '4000 0000 0000 3220',
  declined: '4000 0000 0000 0002',
  fraud: '4000 0000 0000 0119',
  expired: '4000 0000 0000 0069',
} as const

/** A thing and how many of it. */
export type Wanted = { readonly productId: string; readonly upc: string; readonly qty?: number }

/** The provider's token of a card. */
export async function cardToken(shopper: Shopper, number: string, expiryYear = 2031): Promise<string> {
  const card = { number, expiryMonth: 4, expiryYear, securityCode: '123', holder: 'Maya Okafor' }
  return (await shopper.call(provider.tokeniseSandboxCard, { body: card })).body.token
}

/** A cart with everything that an order needs; answers its id. */
export async function readyCart(
  shopper: Shopper,
  wanted: readonly Wanted[],
  card: keyof typeof cards = 'pays',
): Promise<string> {
  const [first, ...others] = wanted
  const { basketId } = (await shopper.call(cart.createCartWithItem, { body: first })).body
  for (const other of others) await shopper.call(cart.addItem, { body: { ...other, cartId: basketId } })
  await makeReady(shopper, basketId, card)
  return basketId
}

/** Gives a cart the addresses and the card that an order needs. */
export async function makeReady(shopper: Shopper, basketId: string, card: keyof typeof cards = 'pays'): Promise<void> {
  const params = { basketId }
  await shopper.call(delivery.addShippingAddress, { params, body: { address: [maya] } })
  await shopper.call(delivery.addBillingAddress, { params, body: { address: maya } })
  const token = await cardToken(shopper, cards[card])
  const paid = await shopper.call(payment.addPaymentInstrument, {
    params,
    body: { payment_method_id: 'CREDIT_CARD', card: { token } },
  })
  if (paid.error) throw new Error(`The cart is not ready: ${paid.error.errorId}`)
}

/** Presses 'Place order'. */
export const place = (shopper: Shopper, cartId: string, transactionId?: string) =>
  shopper.call(checkout.placeOrder, {
    body: { cartId, paymentMethod: { code: 'CREDIT_CARD' } },
    ...(transactionId ? { transactionId } : {}),
  })

/** Types a code into the bank's page and answers what the bank signed. */
export async function askBank(app: ServiceApp, challengeUrl: string, code: string): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: new URL(challengeUrl).pathname,
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ code }).toString(),
  })
  return answer.json<{ challengeResult: string }>().challengeResult
}
