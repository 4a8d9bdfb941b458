import type { ProblemWords } from './problems.words'

export const words: ProblemWords = {
  required: 'この項目は必須です',
  pattern: expected => `${expected} の形式で入力してください`,
  sameAs: other => `${other}と同じ値を入力してください`,
  email: 'name@example.com のように入力してください',
  phone: '有効な電話番号を入力してください',
  tooShort: least => `${least}文字以上で入力してください`,
  tooLong: max => `${max}文字以内で入力してください`,
  exactly: count => `${count}文字で入力してください`,
  atLeast: least => `${least}以上の数を入力してください`,
  atMost: max => `${max}以下の数を入力してください`,
  notOffered: '一覧から選択してください',
}
