import type { FormsWords } from './forms.words'

export const words: FormsWords = {
  email: 'メールアドレス',
  emailHint: '再入荷したときに一度だけお知らせします。',
  sending: '送信しています',
  notified: email => `再入荷したら ${email} にお知らせします。`,
  sumLabel: '金額を指定する',
  sumRange: (low, high) => `${low}から${high}まで`,
  addSum: 'この金額で追加する',
  addingSum: '追加しています',
  sumRequired: '金額を入力してください',
  sumNumber: '75のように金額を入力してください',
  inStores: '店舗受け取り限定です。上で選択すると、取り扱い店舗が表示されます。',
  pickUp: '店舗で受け取る',
  chooseStore: '店舗を選択してください',
  ready: '在庫あり、2時間で準備できます',
  sent: 'この店舗へお届け（3〜6日）',
  noStore: '現在、在庫のある店舗がありません。上で別のものを選択してください。',
  retry: 'もう一度試す',
}
