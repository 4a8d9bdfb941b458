import { endpoint } from '../http/endpoint'
import {
  Customer,
  CustomerQuery,
  EmployeeList,
  InStoreCart,
  NewPriceAdjustment,
  PriceAdjustmentChange,
  StoreList,
} from './contracts'

export const endpoints = {
  readStores: endpoint({
    name: 'readStores',
    method: 'GET',
    path: '/utilities/stores',
    audience: 'anyone',
    answer: StoreList,
  }),
  readStoreEmployees: endpoint({
    name: 'readStoreEmployees',
    method: 'GET',
    path: '/utilities/stores/:storeId/employees',
    audience: 'associate',
    answer: EmployeeList,
  }),
  findCustomer: endpoint({
    name: 'findCustomer',
    method: 'POST',
    path: '/consumers-v3/consumer/agent/customer',
    audience: 'associate',
    body: CustomerQuery,
    answer: Customer,
  }),
  /** Nothing of the customer stays in the associate's carts. */
  endSale: endpoint({
    name: 'endSale',
    method: 'DELETE',
    path: '/consumers-v3/consumer/agent/sale',
    audience: 'associate',
  }),
  addPriceAdjustment: endpoint({
    name: 'addPriceAdjustment',
    method: 'POST',
    path: '/cart/v1/cart/:basketId/price_adjustments',
    audience: 'associate',
    body: NewPriceAdjustment,
    answer: InStoreCart,
  }),
  changePriceAdjustment: endpoint({
    name: 'changePriceAdjustment',
    method: 'PATCH',
    path: '/cart/v1/cart/:basketId/price_adjustments/:adjustmentId',
    audience: 'associate',
    body: PriceAdjustmentChange,
    answer: InStoreCart,
  }),
  removePriceAdjustment: endpoint({
    name: 'removePriceAdjustment',
    method: 'DELETE',
    path: '/cart/v1/cart/:basketId/price_adjustments/:adjustmentId',
    audience: 'associate',
    answer: InStoreCart,
  }),
} as const
