import type { Translated } from '../../core/site/words'
import type { OfferedCartWords } from './offered-cart.words'

export const words: Translated<OfferedCartWords> = {
  title: 'どちらのカートを使いますか？',
  titleAlone: 'このカートを使いますか？',
  from: place => `このカートは ${place} から届きました。`,
  fromUnknown: 'このカートは別のページから届きました。',
  careful: 'ご自身で入れた商品の場合のみお使いください。',
  own: items => `お客様のカートには${items}入っています。`,
  changed: 'このカートの内容が変わりました。もう一度ご確認のうえお選びください。',
  add: '自分のカートに追加する',
  adding: '追加しています',
  keep: '自分のカートのままにする',
  keeping: 'お待ちください',
  open: 'このカートを開き、自分の商品は「あとで買う」へ',
  opening: '開いています',
  use: 'このカートを使う',
  leave: '使わずに始める',
  later: 'あとで決める',
  waiting: '別のページから届いたカートがあります。',
  show: '表示する',
  lostTitle: 'このカートはもう開けません',
  lostText: 'リンクの有効期限が切れたか、別のタブですでに選択されています。',
  goOn: '続ける',
  done: {
    add: 'カートに追加しました。',
    keep: 'カートは元のままです。',
    open: 'このカートに切り替えました。元の商品は「あとで買う」に保存されています。',
  },
}
