import { Cart } from '../shapes/cart'
import { endpoint } from '../http/endpoint'
import {
  AddressVerdict,
  AddressLookupRequest,
  ApplicableShippingMethods,
  FoundAddresses,
  AddressRequest,
  RemovedShippingAddress,
  ShippingAddressRequest,
  ShippingMethodRequest,
} from './contracts'

export const endpoints = {
  addShippingAddress: endpoint({
    name: 'addShippingAddress',
    method: 'POST',
    path: '/cart/v2/cart/:basketId/shippingAddress',
    body: ShippingAddressRequest,
    answer: Cart,
  }),
  removeShippingAddress: endpoint({
    name: 'removeShippingAddress',
    method: 'DELETE',
    path: '/cart/v2/cart/:basketId/shippingAddress',
    body: RemovedShippingAddress,
    answer: Cart,
  }),
  validateShippingAddress: endpoint({
    name: 'validateShippingAddress',
    method: 'POST',
    path: '/cart/v1/cart/:basketId/shippingAddress/validation',
    body: AddressRequest,
    answer: AddressVerdict,
  }),
  /** A POST, since a query would write the address into logs. */
  lookUpAddress: endpoint({
    name: 'lookUpAddress',
    method: 'POST',
    path: '/utilities/addresses/lookup',
    status: 200,
    body: AddressLookupRequest,
    answer: FoundAddresses,
  }),
  addBillingAddress: endpoint({
    name: 'addBillingAddress',
    method: 'POST',
    path: '/cart/v1/cart/:basketId/billingAddress',
    body: AddressRequest,
    answer: Cart,
  }),
  removeBillingAddress: endpoint({
    name: 'removeBillingAddress',
    method: 'DELETE',
    path: '/cart/v1/cart/:basketId/billingAddress',
    answer: Cart,
  }),
  readShippingMethods: endpoint({
    name: 'readShippingMethods',
    method: 'GET',
    path: '/cart/v1/cart/:basketId/shippingMethod/:shippingId',
    answer: ApplicableShippingMethods,
  }),
  chooseShippingMethod: endpoint({
    name: 'chooseShippingMethod',
    method: 'POST',
    path: '/cart/v1/shippingMethod',
    body: ShippingMethodRequest,
    answer: Cart,
  }),
} as const
