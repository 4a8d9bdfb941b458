import type { CountryWords } from '../../../core/site/words'
import type { OrdersWords } from './orders.words'

export const words: CountryWords<OrdersWords> = {
  status: {
    pending: 'Waiting for your bank',
    placed: 'Placed',
    packed: 'Packed',
    shipped: 'On its way',
    delivered: 'Delivered',
    returned: 'Returned',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
    void: 'Not ordered',
  },
}
