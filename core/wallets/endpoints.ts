import { Cart } from '../shapes/cart'
import { endpoint } from '../http/endpoint'
import { ExpressBasketRequest, PaymentSession, PaymentSessionQuery } from './contracts'

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
