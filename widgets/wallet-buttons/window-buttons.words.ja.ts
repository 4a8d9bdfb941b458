import type { WindowWords } from './window-buttons.words'

export const words: WindowWords = {
  group: 'すぐに支払う',
  apple: 'ショップのウィンドウで Apple Pay を使って購入',
  paypal: 'ショップのウィンドウで PayPal を使って購入',
  open: '開いたウィンドウで手続きを完了してください。もう一度押すと前面に表示されます。',
  chooseFirst: '先にサイズを選んでください。',
  empty: 'バッグは空です。',
}
