import type { PaymentMethodId } from '../../../../core/shapes/payment-method-id'
import { athleteMethod } from './athlete'
import { cardMethod } from './card'
import { giftCardMethod } from './gift-card'
import { pointsMethod } from './points'
import { rewardCardMethod, rewardCodeMethod } from './reward'
import { walletMethod } from './wallet'
import type { PaymentMethod } from './payment-method'

/** In the order in which they are offered. */
export const paymentMethods: Readonly<Record<PaymentMethodId, PaymentMethod>> = {
  CREDIT_CARD: cardMethod,
  PAYPAL: walletMethod('PAYPAL', 'PayPal'),
  DW_APPLE_PAY: walletMethod('DW_APPLE_PAY', 'Apple Pay'),
  KLARNA: walletMethod('KLARNA', 'Klarna'),
  GIFT_CARD: giftCardMethod,
  LOYALTY_POINTS: pointsMethod,
  REWARD_CODE: rewardCodeMethod,
  REWARD_CARD: rewardCardMethod,
  ATHLETES_PAYMENT: athleteMethod,
}
