import type { EndSaleWords } from './end-sale.words'

export const words: EndSaleWords = {
  title: 'カートを空にしますか？',
  text: 'カートの中身と、このお客様のために入力した内容が、すべてのタブから削除されます。ログイン状態はそのままです。',
  keep: 'カートを残す',
  end: 'カートを空にする',
  ending: 'カートを空にしています',
  close: '閉じる',
  left: '以前の商品がまだカートに入っています。',
}
