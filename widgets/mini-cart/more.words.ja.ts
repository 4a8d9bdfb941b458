import type { Translated } from '../../core/site/words'
import type { MoreWords } from './more.words'

/** カートの行のまわりの言葉。 */
export const words: Translated<MoreWords> = {
  save: 'あとで買う',
  saveNamed: name => `${name}をあとで買う`,
  like: name => `${name}をお気に入りに追加`,
  addGift: 'ギフトにする',
  addGiftNamed: name => `${name}をギフトにする`,
  editGift: '編集',
  editGiftNamed: name => `${name}のギフト設定を編集`,
  giftFor: to => `${to}さんへのギフト`,
  heldUntil: time => `${time}までお取り置き`,
  ship: '配送する',
  pickUpAt: name => `${name}で受け取り`,
  change: '変更',
  changeNamed: name => `${name}の受け取り方法を変更`,

  removed: name => `${name}を削除しました。`,
  undo: '元に戻す',

  saved: 'あとで買う',
  savedMore: '保存した商品はここに残り、ログインするとアカウントに移ります。',
  moveToBag: 'カートに戻す',
  moveNamed: name => `${name}をカートに戻す`,
  moving: '移動中',
  remove: '削除',
  removeNamed: name => `${name}を「あとで買う」から削除`,
  soldOut: '現在売り切れです。',
  noPrice: '現在販売していません。',
  quantity: count => `数量 ${count}`,
  was: '元の価格',
  tryAgain: 'もう一度試す',

  promoCode: 'クーポンコード',
  addPromoCode: 'クーポンコードを追加',
  enterCode: 'コードを入力',
  apply: '適用',
  applying: '適用しています',
  applied: (code: string) => `コード ${code} を適用しました。`,
  notApplied: (code: string) => `コード ${code} はカートの商品には適用されません。`,
  removeCode: (code: string) => `コード ${code} を取り消す`,
  noCode: 'コードを入力してください',

  gone: '販売を終了しました。注文するには削除してください。',
  goneOut: '売り切れです。注文するには削除してください。',
  goneHeld: '残りはほかのお客様が確保しています。数分後にもう一度お試しいただくか、注文するには削除してください。',
  goneUnpriced: '現在販売していません。注文するには削除してください。',
  removeFailed: '商品をカートから削除できませんでした。しばらくしてからもう一度お試しください。',

  saidQuantity: (name: string, count: number) => `${name}、数量 ${count}`,
  saidRemoved: (name: string) => `${name}をカートから削除しました`,

  maximum: (count: number) => `ご注文は${count}点までです。`,
  lastSeen: '前回確認したときのカートを表示しています。',
  offline: 'オフラインです。',
  offlineMore: '変更は接続が戻ってから送信されます。',
  notUpdated: 'カートを更新できませんでした。',
  notRead: 'カートを読み込めませんでした。',
  notLeft: 'レジを開けませんでした。',
  emptyMore: '追加した商品は、このサイトのどのページでもここに保存されます。',
  goOnShopping: '買い物を続ける',
}
