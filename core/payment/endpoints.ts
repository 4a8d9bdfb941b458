import { Cart } from '../shapes/cart'
import { endpoint } from '../http/endpoint'
import {
  GiftCardBalance,
  KeptSavedCard,
  NewPaymentInstrument,
  NewSavedCard,
  OfferedPaymentMethods,
  RemovedPaymentInstrument,
  SavedCardChange,
  SavedCards,
  TypedGiftCard,
} from './contracts'

/** Ways to pay (spec/1 §7). */
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
  readGiftCardBalance: endpoint({
    name: 'readGiftCardBalance',
    method: 'POST',
    path: '/cart/v1/giftcard/balance',
    audience: 'first-party',
    body: TypedGiftCard,
    answer: GiftCardBalance,
  }),
  readSavedCards: endpoint({
    name: 'readSavedCards',
    method: 'GET',
    path: '/consumers-v3/consumer/payment_instruments',
    audience: 'first-party',
    answer: SavedCards,
  }),
  saveCard: endpoint({
    name: 'saveCard',
    method: 'POST',
    path: '/consumers-v3/consumer/payment_instruments',
    audience: 'first-party',
    body: NewSavedCard,
    answer: KeptSavedCard,
  }),
  changeSavedCard: endpoint({
    name: 'changeSavedCard',
    method: 'PATCH',
    path: '/consumers-v3/consumer/payment_instruments/:paymentInstrumentId',
    audience: 'first-party',
    body: SavedCardChange,
    answer: SavedCards,
  }),
  deleteSavedCard: endpoint({
    name: 'deleteSavedCard',
    method: 'DELETE',
    path: '/consumers-v3/consumer/payment_instruments/:paymentInstrumentId',
    audience: 'first-party',
    answer: SavedCards,
  }),
} as const
