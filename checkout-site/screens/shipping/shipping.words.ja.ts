import type { ShippingWords } from './shipping.words'

export const words: ShippingWords = {
  express: '今すぐ支払う',
  or: 'または',
  contact: 'ご連絡先',
  newsletter: 'お知らせと先行案内をメールで受け取る',
  delivery: 'お届け先',
  method: '配送方法',
  free: '無料',
  next: 'お支払いに進む',
  saving: '保存しています',
  back: 'カートに戻る',
  backAtOnce: '戻る',
  methodsFailed: '配送方法を読み込めませんでした。',
  methodLost: '選択した配送方法は保存されませんでした。',
  noMethods: 'この住所にはお届けできません。別の国・地域を選択してください。',
  notSaved: '住所は保存されませんでした。入力した内容は残っています。',
  offerChanged: '住所の変更により配送方法が変わりました。ご確認のうえお進みください。',
  loading: '読み込んでいます',
  suggestionTitle: 'こちらの住所でしょうか',
  suggestionTake: 'この住所を使う',
  suggestionKeep: '入力した住所のまま使う',
}
