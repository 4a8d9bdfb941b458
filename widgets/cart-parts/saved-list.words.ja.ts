import type { SavedListWords } from './saved-list.words'

export const words: SavedListWords = {
  saved: 'あとで買う',
  savedMore: '保存した商品はここに残り、ログインするとアカウントに移ります。',
  moveToBag: 'カートに戻す',
  moveNamed: name => `${name}をカートに戻す`,
  moving: '移動中',
  removeSavedNamed: name => `${name}を「あとで買う」から削除`,
  quantitySavedNamed: name => `「あとで買う」の${name}の数量`,
  soldOut: '現在売り切れです。',
  noPrice: '現在販売していません。',
  quantity: count => `数量 ${count}`,
}
