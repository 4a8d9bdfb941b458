import { Cart } from '../shapes/cart'
import { endpoint } from '../http/endpoint'
import {
  CardToken,
  NewPaymentInstrument,
  OfferedPaymentMethods,
  RemovedPaymentInstrument,
  SandboxCard,
} from './contracts'

/** Ways to pay (spec/1 §7); `tokeniseSandboxCard` stands in for the provider's own origin and exists in the sandbox alone. */
export const endpoints = {
  readPaymentMethods: endpoint({
    name: 'readPaymentMethods',
    method: 'GET',
    path: '/cart/v1/cart/:basketId/paymentMethods',
    audience: 'first-party',
    answer: OfferedPaymentMethods,
  }),
  addPaymentInstrument: endpoint({
    name: 'addPaymentInstrument',
    method: 'POST',
    path: '/cart/v1/cart/:basketId/paymentInstruments',
    audience: 'first-party',
    body: NewPaymentInstrument,
    answer: Cart,
  }),
  removePaymentInstrument: endpoint({
    name: 'removePaymentInstrument',
    method: 'DELETE',
    path: '/cart/v1/cart/:basketId/paymentInstruments',
    audience: 'first-party',
    body: RemovedPaymentInstrument,
    answer: Cart,
  }),
  tokeniseSandboxCard: endpoint({
    name: 'tokeniseSandboxCard',
    method: 'POST',
    path: '/sandbox/payments/tokens',
    audience: 'anyone',
    body: SandboxCard,
    answer: CardToken,
  }),
} as const
