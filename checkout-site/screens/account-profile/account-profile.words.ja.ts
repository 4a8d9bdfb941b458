import type { AccountProfileWords } from './account-profile.words'

export const words: AccountProfileWords = {
  title: 'プロフィール',
  about: 'お客様について',
  email: 'メールアドレス',
  emailHint: 'ログインに使用します。変更はお問い合わせください。',
  firstName: '名',
  lastName: '姓',
  phone: '電話番号',
  postalCode: '郵便番号',
  birthDate: '生年月日',
  optional: '任意',
  nothingTyped: '保存する内容がありません。いずれかの項目を入力してください。',
  likes: 'お好み',
  shoeSize: '靴のサイズ',
  noSize: '指定なし',
  interests: '興味のあること',
  password: 'パスワード',
  changePassword: 'パスワードを変更',
}
