import type { APIRequestContext } from '@playwright/test'
import { oneOf } from './filled-cart'
import { shopCall } from './shop-call'

const maya = {
  firstName: 'Maya',
  lastName: 'Okafor',
  phone: '+15035550148',
  countryCode: 'US',
  addressLine1: '418 Alder Street',
  city: 'Portland',
  province: 'OR',
  postalCode: '97205',
}

/** Buys a shoe, or what is named, without a page, in the name of a token; answers the order's number. */
export async function orderByCall(
  request: APIRequestContext,
  token: string,
  email: string,
  item?: { productId: string; upc: string; qty: number },
): Promise<string> {
  const call = (method: string, path: string, data: object) => shopCall(request, method, path, { data, token })
  const { basketId } = await call('POST', '/cart/v1/cartWithItem', item ?? (await oneOf(request, 'TQ4407AB12')))
  const address = { ...maya, email }
  await call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, { address: [address] })
  await call('POST', `/cart/v1/cart/${basketId}/billingAddress`, { address })
  const card = { number: '4111111111111111', expiryMonth: 4, expiryYear: 2031, securityCode: '123', holder: 'Maya' }
  const { token: cardToken } = await shopCall(request, 'POST', '/sandbox/payments/tokens', { data: card })
  const paid = { payment_method_id: 'CREDIT_CARD', card: { token: cardToken } }
  await call('POST', `/cart/v1/cart/${basketId}/paymentInstruments`, paid)
  const order = { cartId: basketId, paymentMethod: { code: 'CREDIT_CARD' } }
  return (await call('PUT', '/cart/v2/checkout/order', order)).orderNumber
}

/** Lets the sandbox's warehouse and carrier do with one order what they would have done so many hours later. */
export async function hoursLater(request: APIRequestContext, orderNumber: string, ...hours: number[]): Promise<void> {
  for (const one of hours) {
    await shopCall(request, 'POST', '/sandbox/fulfilment/clock', { data: { hours: one, orderNumber } })
  }
}

/** How many hours each stage takes, a bit more than it does. */
export const UNTIL = { packed: 5, shipped: 21, delivered: 49, back: 73 } as const
