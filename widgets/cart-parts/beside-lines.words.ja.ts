import type { BesideLinesWords } from './beside-lines.words'

export const words: BesideLinesWords = {
  save: 'あとで買う',
  saveNamed: name => `${name}をあとで買う`,
  moreNamed: name => `${name}のその他の操作`,
  favorite: 'お気に入り',
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

  changeVariant: 'サイズまたはカラーを変更',
  changeVariantNamed: name => `${name}のサイズまたはカラーを変更`,
}
