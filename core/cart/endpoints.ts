import { endpoint } from '../http/endpoint'
import { Cart } from '../shapes/cart'
import { HostCart } from '../shapes/host-cart'
import { addingEndpoints } from './adding/endpoints'
import { CartQuery, CouponRequest, RemovedItem, SavedLine, UpdatedItem } from './contracts'

/** Every write returns the whole cart. */
export const endpoints = {
  ...addingEndpoints,
  readCart: endpoint({
    name: 'readCart',
    method: 'GET',
    path: '/cart/v1/cart/:basketId',
    audience: 'cart',
    query: CartQuery,
    answer: Cart,
    reads: HostCart,
  }),
  removeItem: endpoint({
    name: 'removeItem',
    method: 'DELETE',
    path: '/cart/v1/item',
    audience: 'cart',
    body: RemovedItem,
    answer: Cart,
    reads: HostCart,
  }),
  updateItem: endpoint({
    name: 'updateItem',
    method: 'PUT',
    path: '/cart/v1/cart/:basketId/item',
    audience: 'cart',
    query: CartQuery,
    body: UpdatedItem,
    answer: Cart,
    reads: HostCart,
  }),
  saveLine: endpoint({
    name: 'saveLine',
    method: 'POST',
    path: '/cart/v2/cart/:basketId/saveForLater',
    audience: 'lists',
    body: SavedLine,
    answer: Cart,
    reads: HostCart,
  }),
  applyCoupon: endpoint({
    name: 'applyCoupon',
    method: 'PUT',
    path: '/cart/v1/coupon',
    audience: 'cart',
    body: CouponRequest,
    answer: Cart,
    reads: HostCart,
  }),
  removeCoupon: endpoint({
    name: 'removeCoupon',
    method: 'DELETE',
    path: '/cart/v1/coupon',
    audience: 'cart',
    body: CouponRequest,
    answer: Cart,
    reads: HostCart,
  }),
} as const
