import type { AccountSubscriptionsWords } from './account-subscriptions.words'

export const words: AccountSubscriptionsWords = {
  title: 'メールとSMSの配信',
  lead: '受け取る内容はいつでも変更できます。次の配信から反映されます。',
  email: 'メールアドレス',
  newsletter: '新着情報と先行販売',
  loyalty: '会員向け情報：ポイントと特典',
  sms: 'SMS',
  smsConsent: 'SMSでお得な情報を受け取ります。同意は購入の条件ではありません。',
  phone: '電話番号',
  smsAgreed: '保存すると、この番号にSMSが届きます。',
  phoneMissing: '有効な電話番号を入力してください',
  goesTo: phone => `送信先：${phone}`,
}
