import { endpoint } from '../../http/endpoint'
import { Cart } from '../../shapes/cart'
import { HostCart } from '../../shapes/host-cart'
import { AddedItem, CartQuery, NewCart, NewItem, ReservedItem } from '../contracts'

export const addingEndpoints = {
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
  createCartWithItem: endpoint({
    name: 'createCartWithItem',
    method: 'POST',
    path: '/cart/v1/cartWithItem',
    audience: 'cart',
    query: CartQuery,
    body: NewItem,
    answer: Cart,
    reads: HostCart,
    status: 201,
  }),
  addItem: endpoint({
    name: 'addItem',
    method: 'POST',
    path: '/cart/v1/item',
    audience: 'cart',
    body: AddedItem,
    answer: Cart,
    reads: HostCart,
  }),
  /** Holds the stock as long as a prepared order does. */
  reserveWithItem: endpoint({
    name: 'reserveWithItem',
    method: 'POST',
    path: '/cart/v1/reserveWithItem',
    audience: 'cart',
    body: ReservedItem,
    answer: Cart,
    reads: HostCart,
  }),
} as const
