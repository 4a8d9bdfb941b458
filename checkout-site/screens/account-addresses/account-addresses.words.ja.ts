import type { AccountAddressesWords } from './account-addresses.words'

export const words: AccountAddressesWords = {
  title: '住所',
  kinds: {
    S: 'お届け先',
    B: '請求先',
  },
  add: {
    S: 'お届け先を追加',
    B: '請求先を追加',
  },
  none: {
    S: 'お届け先は未登録です。',
    B: '請求先は未登録です。',
  },
  newTitle: '新しい住所',
  changeTitle: '住所を変更',
  main: 'メインの住所',
  makeMain: 'メインにする',
  isMain: 'メインの住所として使う',
  changeNamed: name => `${name}を変更`,
  removeNamed: name => `${name}を削除`,
  mainNamed: name => `${name}をメインにする`,
  removeQuestion: name => `${name}を住所から削除しますか？`,
  notSaved: '住所を保存できませんでした。入力内容は残っています。',
}
