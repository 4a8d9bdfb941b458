import type { AccountWords } from './account.words'

export const words: AccountWords = {
  title: 'アカウント',
  places: {
    overview: '概要',
    orders: 'ご注文',
    addresses: '住所',
    payment: 'お支払い方法',
    loyalty: 'ポイントと特典',
    favorites: 'お気に入り',
    notify: '再入荷のお知らせ',
    subscriptions: 'メールとSMSの配信',
    profile: 'プロフィール',
    passkeys: 'パスキー',
    warranty: '保証',
    contact: 'お問い合わせ',
  },
  bag: count => `カート、${count}点`,
  back: 'アカウント',
  goneTitle: 'ログアウトしました',
  goneText: 'アカウントを表示するには、もう一度ログインしてください。',
  failedTitle: '読み込めませんでした',
  save: '保存',
  saving: '保存しています',
  saved: '保存しました。',
  change: '変更',
  cancel: 'キャンセル',
}
