import { Cart } from '../shapes/cart'
import { endpoint } from '../http/endpoint'
import { ExpressBasketRequest, PaymentSession, PaymentSessionQuery } from './contracts'

/** Wallets; `openExpressBasket` is added: what is bought at once in a quick shop is no part of the cart. */
export const endpoints = {
  readPaymentSession: endpoint({
    name: 'readPaymentSession',
    method: 'GET',
    path: '/cart/v1/paymentSession',
    query: PaymentSessionQuery,
    answer: PaymentSession,
  }),
  openExpressBasket: endpoint({
    name: 'openExpressBasket',
    method: 'POST',
    path: '/cart/v1/expressBasket',
    body: ExpressBasketRequest,
    answer: Cart,
    status: 201,
  }),
} as const
