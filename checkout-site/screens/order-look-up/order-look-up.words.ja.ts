import type { OrderLookUpWords } from './order-look-up.words'

export const words: OrderLookUpWords = {
  title: '注文を照会する',
  lead: '確認メールの注文番号と、ご注文時のメールアドレスを入力してください。',
  number: '注文番号',
  numberHint: 'ご注文確認に記載の12桁の数字',
  email: 'メールアドレス',
  submit: '照会する',
  looking: '照会しています',
  order: number => `注文番号 ${number}`,
  placedOn: day => `ご注文日 ${day}`,
  another: '別の注文を照会する',
  account: 'アカウントをお持ちの場合は',
  signIn: 'ログインして注文を見る',
  notOwn: number =>
    `注文番号 ${number} はお客様のアカウントにありません。ご注文時のメールアドレスを入力すると、ここで確認できます。`,
}
