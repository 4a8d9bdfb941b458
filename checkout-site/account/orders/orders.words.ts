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
    returned: 'Coming back',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
    void: 'Not ordered',
  },
  emptyTitle: 'No orders yet',
  emptyText: 'What you order with this account shows up here, with its parcel and its invoice.',
  failedTitle: 'Your orders could not be loaded',
  noPageTitle: 'There is no such page',
  noPageText: 'Your orders end before it.',
  firstPage: 'To the first page',
  pages: 'Pages of orders',
  page: (page: number) => `Page ${page}`,
  older: 'Older',
  newer: 'Newer',
  more: (count: number) => `and ${count} more`,
}

export type OrdersWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./orders.words.fr'),
  de: () => import('./orders.words.de'),
  ja: () => import('./orders.words.ja'),
  ar: () => import('./orders.words.ar'),
})
