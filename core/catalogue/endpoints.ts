import { endpoint } from '../http/endpoint'
import {
  AvailabilityAnswer,
  AvailabilityRequest,
  Catalogue,
  DetailsQuery,
  Inventory,
  NotificationChange,
  NotificationRequest,
  Notifications,
  Product,
} from './contracts'

/** Reading products needs no token. */
export const endpoints = {
  readProduct: endpoint({
    name: 'readProduct',
    method: 'GET',
    path: '/products/v2/products/:productId/details',
    audience: 'anyone',
    query: DetailsQuery,
    answer: Product,
  }),
  readInventory: endpoint({
    name: 'readInventory',
    method: 'GET',
    path: '/products/v2/products/:productId/inventory',
    audience: 'anyone',
    answer: Inventory,
  }),
  checkAvailability: endpoint({
    name: 'checkAvailability',
    method: 'POST',
    path: '/products/v1/products/:productId/availability',
    audience: 'anyone',
    body: AvailabilityRequest,
    answer: AvailabilityAnswer,
  }),
  readCatalogue: endpoint({
    name: 'readCatalogue',
    method: 'GET',
    path: '/products/v2/catalog',
    audience: 'anyone',
    answer: Catalogue,
  }),
  requestNotification: endpoint({
    name: 'requestNotification',
    method: 'PUT',
    path: '/products/v1/notifications',
    audience: 'anyone',
    body: NotificationRequest,
  }),
  readNotifications: endpoint({
    name: 'readNotifications',
    method: 'GET',
    path: '/consumers-v3/consumer/notification',
    audience: 'registered',
    answer: Notifications,
  }),
  changeNotification: endpoint({
    name: 'changeNotification',
    method: 'PUT',
    path: '/consumers-v3/consumer/notification',
    audience: 'registered',
    body: NotificationChange,
    answer: Notifications,
  }),
} as const
