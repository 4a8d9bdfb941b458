import { endpoint } from '../http/endpoint'
import { Cart } from '../shapes/cart'
import { AddedItem, CartQuery, CouponRequest, NewCart, NewItem, RemovedItem, UpdatedItem } from './contracts'

/** The cart's calls (spec/1 §7); every write answers the whole cart. */
export const endpoints = {
  createCart: endpoint({
    name: 'createCart',
    method: 'POST',
    path: '/cart/v1/cart',
    body: NewCart,
    answer: Cart,
    status: 201,
  }),
  createCartWithItem: endpoint({
    name: 'createCartWithItem',
    method: 'POST',
    path: '/cart/v1/cartWithItem',
    query: CartQuery,
    body: NewItem,
    answer: Cart,
    status: 201,
  }),
  readCart: endpoint({
    name: 'readCart',
    method: 'GET',
    path: '/cart/v1/cart/:basketId',
    query: CartQuery,
    answer: Cart,
  }),
  addItem: endpoint({ name: 'addItem', method: 'POST', path: '/cart/v1/item', body: AddedItem, answer: Cart }),
  removeItem: endpoint({
    name: 'removeItem',
    method: 'DELETE',
    path: '/cart/v1/item',
    body: RemovedItem,
    answer: Cart,
  }),
  updateItem: endpoint({
    name: 'updateItem',
    method: 'PUT',
    path: '/cart/v1/cart/:basketId/item',
    query: CartQuery,
    body: UpdatedItem,
    answer: Cart,
  }),
  applyCoupon: endpoint({
    name: 'applyCoupon',
    method: 'PUT',
    path: '/cart/v1/coupon',
    body: CouponRequest,
    answer: Cart,
  }),
  removeCoupon: endpoint({
    name: 'removeCoupon',
    method: 'DELETE',
    path: '/cart/v1/coupon',
    body: CouponRequest,
    answer: Cart,
  }),
} as const
