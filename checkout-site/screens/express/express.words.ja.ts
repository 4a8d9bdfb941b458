import type { ExpressWords } from './express.words'

export const words: ExpressWords = {
  title: 'すぐに支払う',
  lead: site => `${site} からお越しです。そのページに伝わるのは注文番号と金額だけで、お客様のことは伝わりません。`,
  missing: name => `${name} は現在ご用意できません。戻って削除するか、別の商品をお選びください。`,
  failedTitle: '商品を読み込めませんでした',
  presaleTitle: '会員先行販売の商品です',
  presaleText: 'ログインすると、ここでお支払いいただけます。',
  otherWay: '別の方法で支払う',
  otherWayText: 'お支払いいただくのはこの商品だけです。バッグの中身はそのままです。',
  empty: 'ここでお支払いいただくものはありません。',
  again: 'このウィンドウを閉じて、ページのボタンをもう一度押してください。',
  boughtTitle: 'この商品は注文済みです',
  bought: orderNumber => `ご注文番号は ${orderNumber} です。`,
  goneTitle: 'この商品はここにはもうありません',
  told: site => `${site} に注文番号と金額が伝わりました。`,
  close: 'このウィンドウを閉じる',
  closeByHand: 'ブラウザーがこのウィンドウを開いたままにしています。閉じていただいて構いません。',
  back: site => `${site} に戻る`,
}
