import type { WalletMethodsWords } from './wallet-methods.words'

export const words: WalletMethodsWords = {
  payPalHint: 'PayPalのウィンドウが開きます。注文を確定する前に、内容をもう一度ご確認いただけます。',
  payPalMissing: '先にPayPalで確認してください。',
  appleMissing: '先にApple Payで確認してください。',
  payPalConfirmed: (account: string) => `PayPal: ${account}`,
  otherPayPal: '別のアカウントを使う',
  appleHint: 'Apple Payで確認すると、注文が確定します。',
  klarnaHint: '次へ進むときに、Klarnaが確認をお願いします。',
  klarnaFailed: 'Klarnaに接続できません。別のお支払い方法を選ぶか、もう一度お試しください。',
  howItWorks: 'ご利用方法',
  infoTitle: 'Klarnaで後払い',
  infoSteps: [
    'Klarnaを選び、Klarnaのウィンドウで内容を確認します。',
    '商品を発送します。購入当日のお支払いはありません。',
    '2週間ごとに4回、無利息でお支払いいただきます。',
  ],
  infoTerms: 'ご利用の可否は購入ごとにKlarnaが判断し、確認の前に条件をお知らせします。',
  close: '閉じる',
}
