import type { GiftWords } from './gift-dialog.words'

export const words: GiftWords = {
  gift: 'ギフト設定',
  giftMore: 'メッセージをメールでお送りします。ご注文の内容は変わりません。',
  giftCardMore: 'ギフトカードとメッセージをこのアドレスにお送りします。',
  close: '閉じる',
  to: '贈る相手',
  email: '相手のメールアドレス',
  message: 'メッセージ',
  left: count => `${count}文字まで`,
  keep: 'ギフト設定を保存',
  keeping: '保存中',
  takeOff: 'ギフト設定を削除',
}
