import type { ChangePasswordWords } from './change-password.words'

export const words: ChangePasswordWords = {
  title: 'パスワードを変更',
  lead: 'この端末ではログインしたままになり、ほかの端末ではログアウトされます。',
  submit: 'パスワードを変更',
  changing: '変更しています',
  done: 'パスワードを変更しました。ほかの端末ではログアウトされています。',
  forgot: 'パスワードをお忘れですか',
}
