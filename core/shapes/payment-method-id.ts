import { enums, type Infer } from 'superstruct'

export const PaymentMethodId = enums([
  'GIFT_CARD',
  'LOYALTY_POINTS',
  'ATHLETES_PAYMENT',
  'REWARD_CODE',
  'REWARD_CARD',
  'KLARNA',
  'CREDIT_CARD',
  'PAYPAL',
  'DW_APPLE_PAY',
])
export type PaymentMethodId = Infer<typeof PaymentMethodId>
