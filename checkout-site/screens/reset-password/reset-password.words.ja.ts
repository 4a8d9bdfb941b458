import type { ResetPasswordWords } from './reset-password.words'

export const words: ResetPasswordWords = {
  title: '新しいパスワードを設定',
  lead: '設定すると、ほかの端末ではログアウトされます。',
  submit: 'パスワードを保存',
  saving: '保存しています',
  checking: 'リンクを確認しています',
  expired: { title: 'リンクの有効期限が切れています', text: 'リンクは1時間有効です。新しいリンクを請求してください。' },
  used: {
    title: 'このリンクはすでに使われています',
    text: '新しいパスワードでログインするか、別のリンクを請求してください。',
  },
  none: {
    title: 'リンクが完全ではありません',
    text: 'メールからもう一度開くか、新しいリンクを請求してください。',
  },
  unknown: { title: 'リンクを確認できませんでした' },
  done: { title: 'パスワードを変更しました', text: '新しいパスワードでログインしてお進みください。' },
  askAgain: '新しいリンクを請求',
  signIn: 'ログイン',
}
