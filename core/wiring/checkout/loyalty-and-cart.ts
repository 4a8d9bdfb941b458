import { sample } from 'effector'
import { cartAnswered } from '../../cart'
import { $wholeCart } from '../../cart/whole-cart'
import * as loyalty from '../../loyalty'
import { $partOffers } from '../../payment'

sample({ clock: $wholeCart, target: loyalty.cartSeen })

sample({ clock: loyalty.cartAnswered, target: cartAnswered })

sample({
  clock: $partOffers,
  filter: offers => offers.some(({ payment_method_id: id }) => id === 'LOYALTY_POINTS'),
  fn: () => {},
  target: loyalty.loyaltyWanted,
})
