import { Cart } from '../shapes/cart'
import { endpoint } from '../http/endpoint'
import {
  CancelOrderRequest,
  Order,
  PatchOrderRequest,
  PlaceOrderRequest,
  PrepareOrderRequest,
  TrackOrderRequest,
} from './contracts'

/** A guest may read their own order. */
export const endpoints = {
  prepareOrder: endpoint({
    name: 'prepareOrder',
    method: 'POST',
    path: '/cart/v1/cart/prepareOrder',
    body: PrepareOrderRequest,
    answer: Cart,
  }),
  placeOrder: endpoint({
    name: 'placeOrder',
    method: 'PUT',
    path: '/cart/v2/checkout/order',
    body: PlaceOrderRequest,
    answer: Order,
  }),
  patchOrder: endpoint({
    name: 'patchOrder',
    method: 'PATCH',
    path: '/cart/v2/checkout/order/:orderNumber',
    body: PatchOrderRequest,
    answer: Order,
  }),
  readOrder: endpoint({
    name: 'readOrder',
    method: 'GET',
    path: '/consumers-v3/consumer/purchase/:orderId',
    answer: Order,
  }),
  trackOrder: endpoint({
    name: 'trackOrder',
    method: 'POST',
    path: '/consumers-v3/consumer/TrackOrder',
    body: TrackOrderRequest,
    answer: Order,
  }),
  cancelOrder: endpoint({
    name: 'cancelOrder',
    method: 'POST',
    path: '/consumers-v3/consumer/CancelOrder',
    body: CancelOrderRequest,
    answer: Order,
  }),
} as const
