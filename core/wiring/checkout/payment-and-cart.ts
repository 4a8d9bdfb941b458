import { sample } from 'effector'
import { cartAnswered } from '../../cart'
import { $wholeCart } from '../../cart/whole-cart'
import { placementRefused } from '../../checkout'
import type { Code } from '../../errors/catalogue'
import * as payment from '../../payment'

const OF_THE_PAYMENT: readonly string[] = ['PAY400', 'PYT400', 'PYT402'] satisfies readonly Code[]

sample({ clock: $wholeCart, target: payment.cartSeen })

sample({ clock: payment.cartAnswered, target: cartAnswered })

sample({
  clock: placementRefused,
  filter: ({ code }) => OF_THE_PAYMENT.includes(code),
  fn: () => {},
  target: payment.paymentRefused,
})
