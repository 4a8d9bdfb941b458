import type { KeepOrderWords } from './keep-order.words'

export const words: KeepOrderWords = {
  title: 'この注文を保存：パスワードを設定',
  text: email => `${email} のアカウントが作成され、この注文の配送状況と請求書を確認できます。`,
  password: 'パスワード',
  agree: '続けると次に同意したことになります：',
  terms: '販売規約',
  privacy: 'プライバシーポリシー',
  keep: '注文を保存',
  keeping: 'アカウントを作成しています',
  known: 'このメールアドレスまたは電話番号はすでに登録されています。',
  signIn: 'ログインして保存する',
  longer: 'アカウントを作成して注文を保存',
}
