import { refuse } from '../../core/testing/shop-for'
import type { Stories } from '../testing/story'

export const stories: Stories = {
  'with nothing to say': '<till-toasts></till-toasts>',
  'saying that a script’s product is sold out': {
    html: '<till-toasts></till-toasts>',
    asks: [
      ['configure', { toastDelay: 3_600_000 }],
      ['cart.add', { productId: 'TQ4407AB12', upc: 'upc-1' }],
    ],
    answers: { 'POST /cart/v1/cartWithItem': refuse(409, 'INV700') },
  },
}
