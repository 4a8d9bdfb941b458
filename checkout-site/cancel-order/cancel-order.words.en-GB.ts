import type { CountryWords } from '../../core/site/words'
import type { CancelOrderWords } from './cancel-order.words'

export const words: CountryWords<CancelOrderWords> = {
  cancelling: 'Cancelling',
  refused: {
    shipped: 'This order is already on its way. Return what you do not want to keep.',
    'gift-card-used': 'A gift card of this order has been used, so the order cannot be cancelled any more.',
    other: 'This order cannot be cancelled now.',
  },
}
