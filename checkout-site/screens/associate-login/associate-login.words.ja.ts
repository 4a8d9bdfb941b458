import type { AssociateLoginWords } from './associate-login.words'

export const words: AssociateLoginWords = {
  title: '販売スタッフ用ログイン',
  lead: '店舗で販売する方のためのページです。次に店舗とお名前を選びます。',
  othersTitle: '販売スタッフ専用です',
  othersText: 'このアカウントでは店舗販売ができません。ログアウトして、販売スタッフとしてログインしてください。',
  signOut: 'ログアウト',
  choiceTitle: 'どの店舗で販売しますか？',
  choiceText: '終了するまで、このタブの注文には店舗とお名前が記録されます。',
  choose: '選択',
  store: '店舗',
  employee: 'お名前',
  storeMissing: '店舗を選択してください',
  employeeMissing: 'お名前を選択してください',
  begin: '販売を始める',
  retry: 'もう一度試す',
  noStores: 'お住まいの国に店舗がありません。',
  here: (name, store) => `${name}さんが${store}で販売中`,
  hereText: '価格はカートで調整できます。PayPalとお気に入りは使えません。',
  goOn: 'カートへ進む',
  other: '選び直す',
  end: '販売を終える',
}
