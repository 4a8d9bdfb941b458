import { sample } from 'effector'
import { $wholeCart, wholeCartAnswered } from '../../cart/whole-cart'
import { $refusal, placementRefused } from '../../checkout'
import type { Code } from '../../errors/catalogue'
import * as payment from '../../payment/payment-methods'

export { paymentShown } from '../../payment/payment-methods'

const OF_THE_PAYMENT: readonly string[] = ['PAY400', 'PYT400', 'PYT402'] satisfies readonly Code[]

sample({ clock: [$wholeCart, payment.$isPaymentHere], source: $wholeCart, target: payment.cartSeen })

sample({ clock: payment.cartAnswered, target: wholeCartAnswered })

sample({
  clock: [placementRefused, payment.$isPaymentHere],
  source: $refusal,
  filter: refusal => refusal !== null && OF_THE_PAYMENT.includes(refusal.code),
  fn: () => {},
  target: payment.paymentRefused,
})
