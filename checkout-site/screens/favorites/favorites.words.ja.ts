import type { FavoritesWords } from './favorites.words'

export const words: FavoritesWords = {
  title: 'お気に入り',
  sharedTitle: 'お気に入りのリスト',
  count: count => `${count}点`,
  loading: 'お気に入りを読み込んでいます',
  emptyTitle: 'お気に入りはまだありません',
  emptyText: '気に入った商品のハートを押すと、ここに残ります。',
  goneTitle: 'このリストは共有されていません',
  failedTitle: 'お気に入りを読み込めませんでした',
  offTitle: 'ここにお気に入りはありません',
  offText: '店舗に接続している間は、自分のリストを使えません。',
  like: name => `${name}をお気に入りに追加`,
  was: '元の価格',
  soldOut: '現在売り切れです',
  noPrice: '現在販売していません',
  share: '共有',
  sharing: 'リンクを作成中',
  copied: 'リンクをコピーしました。',
  link: 'このリストへのリンク',
  again: 'もう一度試す',
}
