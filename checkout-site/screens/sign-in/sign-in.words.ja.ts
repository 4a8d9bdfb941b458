import type { SignInWords } from './sign-in.words'

export const words: SignInWords = {
  title: 'ログイン',
  lead: '保存済みの住所やカード、ポイントをご利用いただけます。カートの中身はそのまま残ります。',
  email: 'メールアドレス',
  password: 'パスワード',
  showPassword: 'パスワードを表示',
  submit: 'ログイン',
  signingIn: 'ログインしています',
  emailMissing: 'メールアドレスを入力してください',
  emailWrong: 'メールアドレスは name@example.com のように入力してください',
  passwordMissing: 'パスワードを入力してください',
  orders: 'アカウントなしでご注文の方',
  lookUp: '注文を照会する',
  hereTitle: name => (name ? `${name}さん、ログイン中です` : 'ログイン中です'),
  hereText: 'カートとアカウントは、ショップのどのページでもご利用いただけます。',
  goOn: '続ける',
}
