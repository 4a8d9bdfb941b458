import type { BillingWords } from './billing.words'

export const words: BillingWords = {
  payment: 'お支払い',
  remaining: sum => `残り${sum}のお支払い`,
  encrypted: '暗号化されています。カード情報は決済会社にのみ送られます。',
  card: 'カード',
  cardEnding: (brand, last4) => `${brand}（末尾${last4}）`,
  otherCard: '別のカードを使う',
  keepCard: (brand, last4) => `${brand}（末尾${last4}）を使う`,
  billing: '請求先住所',
  same: '配送先住所と同じ',
  paid: 'お支払いは済んでいます。カードは必要ありません。',
  next: '注文内容を確認する',
  saving: '保存しています',
  back: '配送に戻る',
  loading: '読み込んでいます',
  methodsFailed: 'お支払い方法を読み込めませんでした。',
  noMethods: '現在ご利用いただけるお支払い方法がありません。しばらくしてからもう一度お試しください。',
  providerLost: '決済会社に接続できませんでした。カードへの請求はありません。もう一度お試しください。',
  notSaved: 'お支払い方法は保存されませんでした。請求はありません。',
  authentication: {
    answered:
      'カード会社でお支払いが確認されなかったため、注文も請求も行われていません。もう一度試すか、別のカードをお使いください。',
    'gave-up': 'お支払いが確認されなかったため、注文も請求も行われていません。お支払い方法を選択してください。',
    'timed-out':
      '確認の制限時間を過ぎたため、注文も請求も行われていません。もう一度試すか、別のカードをお使いください。',
    unreadable:
      'カード会社による確認が必要ですが、確認画面を開けませんでした。請求は行われておらず、カートの中身はそのままです。もう一度試すか、別のお支払い方法をお選びください。',
  },
}
