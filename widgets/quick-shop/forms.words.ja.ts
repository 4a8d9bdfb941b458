import type { Translated } from '../../core/site/words'
import type { FormsWords } from './forms.words'

export const words: Translated<FormsWords> = {
  email: 'メールアドレス',
  emailHint: '再入荷したときに一度だけお知らせします。',
  emailWrong: 'name@example.com のように入力してください',
  sending: '送信しています',
  notified: email => `再入荷したら ${email} にお知らせします。`,
  label: '金額を指定する',
  range: (low, high) => `${low}から${high}まで`,
  add: 'この金額で追加する',
  adding: '追加しています',
  required: '金額を入力してください',
  number: '75のように金額を入力してください',
}
