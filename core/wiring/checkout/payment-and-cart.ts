import { sample } from 'effector'
import { cartAnswered } from '../../cart'
import { $wholeCart } from '../../cart/whole-cart'
import { $refusal, placementRefused } from '../../checkout'
import { draftsDropped } from '../../delivery'
import type { Code } from '../../errors/catalogue'
import * as payment from '../../payment/payment-methods'

export { paymentShown } from '../../payment/payment-methods'

const OF_THE_PAYMENT: readonly string[] = ['PAY400', 'PYT400', 'PYT402'] satisfies readonly Code[]

sample({ clock: [$wholeCart, payment.$isPaymentHere], source: $wholeCart, target: payment.cartSeen })

sample({ clock: payment.cartAnswered, target: cartAnswered })

sample({ clock: draftsDropped, target: payment.choicesDropped })

sample({
  clock: [placementRefused, payment.$isPaymentHere],
  source: $refusal,
  // A gift card that holds less refuses nothing of what pays the rest.
  filter: refusal => refusal !== null && OF_THE_PAYMENT.includes(refusal.code) && !refusal.details['giftCard'],
  fn: () => {},
  target: payment.paymentRefused,
})
