import type { PaidWithWords } from './paid-with.words'

export const words: PaidWithWords = {
  cardEnding: (brand, last4) => `\u2068${brand}\u2069 تنتهي بالأرقام ${last4}`,
  giftCard: last4 => `بطاقة هدية تنتهي بالأرقام ${last4}`,
  points: points => `${points} نقطة`,
  voucher: points => `قسيمة مقابل ${points} نقطة`,
  reward: name => `مكافأة \u2068${name}\u2069`,
  credit: 'رصيد الرياضي',
  other: 'أخرى',
}
