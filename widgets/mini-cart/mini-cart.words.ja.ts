import type { Translated } from '../../core/site/words'
import type { CartWords } from './mini-cart.words'

/** The bag’s words in Japanese. */
export const words: Translated<CartWords> = {
  bag: 'カート',
  close: 'カートを閉じる',
  items: (count: number) => `${count}点`,

  quantityOf: (name: string) => `${name}の数量`,
  less: '1つ減らす',
  more: '1つ増やす',
  remove: '削除',
  removeNamed: (name: string) => `${name}を削除`,
  was: '元の価格',
  comma: '、',
  free: '無料',
  gift: 'ギフト',
  maximum: (count: number) => `ご注文は${count}点までです。`,

  subtotal: '小計',
  shipping: '送料',
  tax: '税',
  total: '合計',
  atCheckout: '価格は税込みです。',
  freeAtCheckout: '送料無料。価格は税込みです。',
  checkout: 'レジに進む',
  leaving: 'お待ちください',
  removeToGoOn: (name: string) => `続けるには${name}を削除してください。`,

  empty: 'カートは空です',
  emptyMore: '追加した商品は、このサイトのどのページでもここに保存されます。',
  goOnShopping: '買い物を続ける',

  loading: 'カートを読み込んでいます',
  lastSeen: '前回確認したときのカートを表示しています。',
  offline: 'オフラインです。',
  offlineMore: '変更は接続が戻ってから送信されます。',
  notUpdated: 'カートを更新できませんでした。',
  notRead: 'カートを読み込めませんでした。',
  tryAgain: 'もう一度試す',
  notLeft: 'レジを開けませんでした。',
}
