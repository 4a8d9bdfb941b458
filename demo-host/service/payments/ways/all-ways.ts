import type { PaymentMethodId } from '../../../../core/shapes/payment-method-id'
import { athleteWay } from './athlete'
import { cardWay } from './card'
import { giftCardWay } from './gift-card'
import { pointsWay } from './points'
import { rewardCardWay, rewardCodeWay } from './reward'
import { walletWay } from './wallet'
import type { PaymentWay } from './way'

/** In the order in which they are offered. */
export const ways: Readonly<Record<PaymentMethodId, PaymentWay>> = {
  CREDIT_CARD: cardWay,
  PAYPAL: walletWay('PAYPAL', 'PayPal'),
  DW_APPLE_PAY: walletWay('DW_APPLE_PAY', 'Apple Pay'),
  KLARNA: walletWay('KLARNA', 'Klarna'),
  GIFT_CARD: giftCardWay,
  LOYALTY_POINTS: pointsWay,
  REWARD_CODE: rewardCodeWay,
  REWARD_CARD: rewardCardWay,
  ATHLETES_PAYMENT: athleteWay,
}
