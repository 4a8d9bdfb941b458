import type { Translated } from '../../../core/site/words'
import type { SummaryWords } from './summary.words'

export const words: Translated<SummaryWords> = {
  title: 'ご注文内容の確認',
  contact: 'ご連絡先',
  shipTo: 'お届け先',
  method: '配送方法',
  payment: 'お支払い',
  billing: '請求先',
  sameAsShipping: '配送先住所と同じ',
  edit: '変更',
  editNamed: part => `${part}を変更`,
  free: '無料',
  cardEnding: (brand, last4) => `${brand}（末尾${last4}）`,
  giftCard: last4 => `ギフトカード（末尾${last4}）`,
  other: 'その他',
  agree: '次の内容を読み、同意します：',
  terms: '販売条件',
  mustAgree: '注文するには販売条件に同意してください',
  place: sum => `注文を確定する（${sum}）`,
  placing: '注文を確定しています',
  charged: '注文の確定時にカードに請求されます。',
  back: 'お支払いに戻る',
  checking: 'ご注文を確認しています',
  checkingText:
    '注文の送信中に接続が切れました。注文の状況を確認しています。操作は必要なく、二重に請求されることもありません。',
  totalChanged: sum => `合計が${sum}に変わりました。ご注文内容をもう一度ご確認ください。`,
  nothingOrdered: '注文も請求も行われていません。',
  changePayment: 'お支払い方法を変更',
  changeAddress: '住所を変更',
}
