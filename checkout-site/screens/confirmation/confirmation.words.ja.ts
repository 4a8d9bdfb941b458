import type { Translated } from '../../../core/site/words'
import type { ConfirmationWords } from './confirmation.words'

export const words: Translated<ConfirmationWords> = {
  document: 'ご注文を承りました',
  help: 'お困りですか',
  order: number => `ご注文番号 ${number}`,
  thanks: name => (name ? `${name} 様、ありがとうございます` : 'ありがとうございます'),
  packing: email =>
    email
      ? `ただいま発送の準備をしています。確認メールを ${email} にお送りします。`
      : 'ただいま発送の準備をしています。',
  arrives: 'お届け',
  stages: { placed: '注文済み', packed: '梱包済み', onItsWay: '配送中', delivered: 'お届け済み' },
  done: '完了',
  next: 'これから',
  by: day => `${day}まで`,
  shipsTo: 'お届け先',
  paidWith: 'お支払い方法',
  cardEnding: (brand, last4) => `${brand}（末尾${last4}）`,
  giftCard: last4 => `ギフトカード（末尾${last4}）`,
  other: 'その他',
  shopOn: '買い物を続ける',
  loading: 'ご注文を読み込んでいます',
  failedTitle: 'ご注文は承りましたが、表示できませんでした',
  failedText: '注文は失われていません。しばらくしてからもう一度お試しください。',
  again: 'もう一度試す',
  noneTitle: 'ここにはご注文がありません',
  noneText: 'このページには注文直後の内容が表示されます。ご注文番号はメールでご確認ください。',
}
