import type { ValidationWords } from './validation.words'

/** The sentences of the validators in Japanese. */
export const words: ValidationWords = {
  required: '入力してください',
  pattern: expression => `${expression} の形式で入力してください`,
  'same-as': field => `${field}と同じ値を入力してください`,
  email: 'メールアドレスは name@example.com のように入力してください',
  phone: '有効な電話番号を入力してください',
  password: '英大文字、英小文字、数字をそれぞれ1文字以上使ってください',
  FE872: '8文字以上で入力してください',
  FE340: 'パスワードが一致しません',
  name: '2～30文字で入力してください',
  min: least => `${least}以上の値を入力してください`,
  max: most => `${most}以下の値を入力してください`,
  'min-length': least => `${least}文字以上で入力してください`,
  'max-length': most => `${most}文字以内で入力してください`,
  'exact-length': length => `${length}文字で入力してください`,
  date: '実在する日付を入力してください',
  'min-date': first => `${first}以降の日付を入力してください`,
  'max-date': last => `${last}以前の日付を入力してください`,
  'postal-code': '郵便番号をご確認ください',
}
