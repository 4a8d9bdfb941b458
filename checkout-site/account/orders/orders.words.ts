import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Orders',
  order: (number: string) => `Order ${number}`,
  status: {
    pending: 'Waiting for your bank',
    placed: 'Placed',
    packed: 'Packed',
    shipped: 'On its way',
    delivered: 'Delivered',
    returned: 'Returned',
    refunded: 'Refunded',
    cancelled: 'Canceled',
    void: 'Not ordered',
  },
  emptyTitle: 'No orders yet',
  emptyText: 'Orders that you place with this account show up here, with tracking and invoices.',
  failedTitle: 'Your orders could not be loaded',
  noPageTitle: 'This page does not exist',
  noPageText: 'You have fewer orders than that.',
  firstPage: 'Go to the first page',
  pages: 'Order pages',
  page: (page: number) => `Page ${page}`,
  older: 'Older',
  newer: 'Newer',
  refunded: (sum: string) => `${sum} refunded`,
  more: (count: number) => `and ${count} more`,
}

export type OrdersWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./orders.words.fr'),
  de: () => import('./orders.words.de'),
  ja: () => import('./orders.words.ja'),
  ar: () => import('./orders.words.ar'),
  'en-GB': () => import('./orders.words.en-GB'),
  'en-CA': () => import('./orders.words.en-CA'),
})
