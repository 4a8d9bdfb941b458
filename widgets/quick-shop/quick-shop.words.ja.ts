import type { Translated } from '../../core/site/words'
import type { QuickShopWords } from './quick-shop.words'

export const words: Translated<QuickShopWords> = {
  open: 'クイックショップ',
  loading: '商品を読み込んでいます',
  close: '閉じる',
  pictures: '画像',
  picture: (place, of) => `画像 ${place}/${of}`,
  was: '元の価格',
  now: from => `${from}から`,
  range: (low, high) => `${low}～${high}`,
  lowest: price => `過去30日間の最低価格：${price}`,
  soldOut: option => `${option}、売り切れ`,
  fewLeft: (count, option) => `${option}は残り${count}点です`,
  choose: attribute => `${attribute}を選択してください`,
  add: 'カートに入れる',
  adding: '追加しています',
  added: '追加しました',
  update: 'カートを更新',
  updating: '更新しています',
  'sign-in': 'サインインして購入',
  signInFirst: 'この商品は会員先行販売です。サインインしてからもう一度ご覧ください。',
  'out-of-stock': '在庫なし',
  notify: '入荷を知らせる',
  gone: 'この商品の販売は終了しました。',
  retry: 'もう一度試す',
  held: '接続がありません。接続が戻りしだいカートに追加されます。',
}
