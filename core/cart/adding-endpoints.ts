import { endpoint } from '../http/endpoint'
import { Cart } from '../shapes/cart'
import { HostCart } from '../shapes/host-cart'
import { AddedItem, CartQuery, NewItem } from './contracts'

/** The calls that put a thing into a cart: a page needs them before the cart's others. */
export const adding = {
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
} as const
