import { sample } from 'effector'
import { aboutCart } from '../../analytics/about-cart'
import { tracked } from '../../analytics/model'
import { promotionChosen } from '../../cart/done'

sample({
  clock: promotionChosen,
  fn: ({ promotionId, code, cart }) => aboutCart('select_promotion', cart, { promotion_id: promotionId, coupon: code }),
  target: tracked,
})
