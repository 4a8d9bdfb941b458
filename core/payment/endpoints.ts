import { Cart } from '../shapes/cart'
import { endpoint } from '../http/endpoint'
import {
  GiftCardBalance,
  AddedCard,
  NewPaymentInstrument,
  NewSavedCard,
  OfferedPaymentMethods,
  RemovedPaymentInstrument,
  SavedCardChange,
  SavedCards,
  TypedGiftCard,
} from './contracts'

export const endpoints = {
  readPaymentMethods: endpoint({
    name: 'readPaymentMethods',
    method: 'GET',
    path: '/cart/v1/cart/:basketId/paymentMethods',
    answer: OfferedPaymentMethods,
  }),
  addPaymentInstrument: endpoint({
    name: 'addPaymentInstrument',
    method: 'POST',
    path: '/cart/v1/cart/:basketId/paymentInstruments',
    body: NewPaymentInstrument,
    answer: Cart,
  }),
  removePaymentInstrument: endpoint({
    name: 'removePaymentInstrument',
    method: 'DELETE',
    path: '/cart/v1/cart/:basketId/paymentInstruments',
    body: RemovedPaymentInstrument,
    answer: Cart,
  }),
  readGiftCardBalance: endpoint({
    name: 'readGiftCardBalance',
    method: 'POST',
    path: '/cart/v1/giftcard/balance',
    body: TypedGiftCard,
    answer: GiftCardBalance,
  }),
  readSavedCards: endpoint({
    name: 'readSavedCards',
    method: 'GET',
    path: '/consumers-v3/consumer/payment_instruments',
    audience: 'registered',
    answer: SavedCards,
  }),
  saveCard: endpoint({
    name: 'saveCard',
    method: 'POST',
    path: '/consumers-v3/consumer/payment_instruments',
    audience: 'registered',
    body: NewSavedCard,
    answer: AddedCard,
  }),
  changeSavedCard: endpoint({
    name: 'changeSavedCard',
    method: 'PATCH',
    path: '/consumers-v3/consumer/payment_instruments/:paymentInstrumentId',
    audience: 'registered',
    body: SavedCardChange,
    answer: SavedCards,
  }),
  deleteSavedCard: endpoint({
    name: 'deleteSavedCard',
    method: 'DELETE',
    path: '/consumers-v3/consumer/payment_instruments/:paymentInstrumentId',
    audience: 'registered',
    answer: SavedCards,
  }),
} as const
