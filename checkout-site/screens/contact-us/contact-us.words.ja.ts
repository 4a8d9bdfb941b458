import type { ContactUsWords } from './contact-us.words'

export const words: ContactUsWords = {
  write: 'お問い合わせフォーム',
  category: 'お問い合わせの種類',
  subject: '件名',
  choose: '選択してください',
  name: 'お名前',
  fullName: (first, last) => `${last} ${first}`,
  email: 'メールアドレス',
  order: '注文番号',
  optional: '任意',
  message: 'お問い合わせ内容',
  send: '送信する',
  sending: '送信しています',
  sentTitle: 'お問い合わせを受け付けました',
  sentText: number => `2営業日以内にご返信します。受付番号は${number}です。`,
  another: '別のお問い合わせ',
  problems: {
    category: 'お問い合わせの種類を選んでください',
    subject: '件名を選択してください',
    name: 'お名前を入力してください',
    email: 'name@example.com のように入力してください',
    message: 'お問い合わせ内容を入力してください',
  },
  formFailed: 'フォームを読み込めませんでした。',
}
