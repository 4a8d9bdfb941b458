import type { PaidWithWords } from './paid-with.words'

export const words: PaidWithWords = {
  cardEnding: (brand, last4) => `${brand}（末尾${last4}）`,
  giftCard: last4 => `ギフトカード（末尾${last4}）`,
  points: points => `${points}ポイント`,
  voucher: points => `クーポン（${points}ポイント）`,
  reward: name => `特典 ${name}`,
  credit: 'アスリートクレジット',
  other: 'その他',
}
