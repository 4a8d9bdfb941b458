import type { SavedAddressesWords } from './saved-addresses.words'

export const words: SavedAddressesWords = {
  saved: '登録した住所',
  another: '別の住所',
  remove: street => `${street}を削除`,
  removeQuestion: street => `${street}をご登録の住所から削除しますか？フォームの内容はそのまま残ります。`,
  removeFromOrder: street => `${street}をこのご注文から削除しますか？`,
  keep: 'この住所をアカウントに登録する',
  notRemoved: 'この住所は削除されませんでした。',
}
