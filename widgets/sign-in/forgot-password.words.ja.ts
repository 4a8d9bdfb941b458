import type { ForgotPasswordWords } from './forgot-password.words'

export const words: ForgotPasswordWords = {
  title: 'パスワードをお忘れですか',
  lead: 'アカウントのメールアドレスを入力してください。',
  email: 'メールアドレス',
  submit: 'リンクを送る',
  sending: '送信しています',
  sentTitle: 'メールをご確認ください',
  sentText: email => `${email} のアカウントがある場合、リンクをお送りしました。1時間有効です。`,
  sentHint: '数分たっても届かない場合は、迷惑メールフォルダをご確認いただくか、もう一度お試しください。',
  noMail: 'このショップではメールを送信していません。新しいパスワードについては、お問い合わせください。',
  help: 'お問い合わせ',
  again: 'もう一度送る',
  signIn: 'ログインに戻る',
}
