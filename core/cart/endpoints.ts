import { endpoint } from '../http/endpoint'
import { Cart } from '../shapes/cart'
import { HostCart } from '../shapes/host-cart'
import { adding } from './adding-endpoints'
import { CartQuery, CouponRequest, NewCart, RemovedItem, ReservedItem, SavedLine, UpdatedItem } from './contracts'

/** The cart's calls (spec/1 §7); every write answers the whole cart. */
export const endpoints = {
  createCart: endpoint({
    name: 'createCart',
    method: 'POST',
    path: '/cart/v1/cart',
    audience: 'cart',
    body: NewCart,
    answer: Cart,
    reads: HostCart,
    status: 201,
  }),
  createCartWithItem: adding.createCartWithItem,
  readCart: endpoint({
    name: 'readCart',
    method: 'GET',
    path: '/cart/v1/cart/:basketId',
    audience: 'cart',
    query: CartQuery,
    answer: Cart,
    reads: HostCart,
  }),
  addItem: adding.addItem,
  /** Puts a thing into the cart, or into a new one, and holds its stock for as long as a prepared order's. */
  reserveWithItem: endpoint({
    name: 'reserveWithItem',
    method: 'POST',
    path: '/cart/v1/reserveWithItem',
    audience: 'cart',
    body: ReservedItem,
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
  /** Takes a line out of the cart and keeps it for later (core/lists reads what is kept). */
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
