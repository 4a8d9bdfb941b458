import type { SignInWords } from './sign-in.words'

export const words: SignInWords = {
  title: 'ログイン',
  close: '閉じる',
  email: 'メールアドレス',
  password: 'パスワード',
  showPassword: 'パスワードを表示',
  submit: 'ログイン',
  signingIn: 'ログインしています',
  passwordMissing: 'パスワードを入力してください',
  forgot: 'パスワードをお忘れですか',
  contact: 'お問い合わせ',
  newHere: '初めてご利用の方',
  signUp: 'アカウントを作成',
  joinClub: 'クラブに入会',
  employee: '従業員ログイン',
  windowText:
    'ログインは別ウィンドウのショップのページで行います。このページにパスワードやお名前は渡らず、カートだけが使えます。',
  openWindow: 'ログイン画面を開く',
  waiting: '開いた画面でお進みください',
  hereTitle: 'ログイン中です',
  tryAgain: 'もう一度試す',
}
