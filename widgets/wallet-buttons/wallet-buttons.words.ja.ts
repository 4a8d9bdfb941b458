import type { WalletWords } from './wallet-buttons.words'

export const words: WalletWords = {
  group: '今すぐ支払う',
  applePay: 'Apple Payで購入',
  or: 'または',
  chooseFirst: '先にサイズを選んでください。',
  empty: 'バッグは空です。',
  sandbox: 'テスト環境です。請求は発生しません。',
  placing: 'ご注文を確定しています。',
  checking: 'ご注文を確認しています。このページから移動せず、もう一度支払わないでください。',
  placed: 'ご注文を承りました。注文内容へ移動します。',
  cancelled: 'お支払いは行われていません。バッグの中身もそのままです。',
  subtotal: '小計',
  delivery: '配送料',
  tax: '税',
  paid: 'お支払い済み',
  'wallet-country': 'お届けはこのショップの国内に限ります。国内の住所を選んでください。',
  'wallet-city': '市区町村名が50文字を超えています。短くしてください。',
  'wallet-unserviceable': 'この住所にはお届けできません。別の住所を選んでください。',
  'wallet-shipping':
    'お届け先の情報に不足があるか、使用できない内容が含まれています。確認するか、別のお届け先を選んでください。',
  'wallet-billing':
    '請求先の情報に不足があるか、使用できない内容が含まれています。確認するか、別の請求先を選んでください。',
  PYT400: '確認いただいた後に合計金額が変わりました。請求は発生していません。金額を確認してからお支払いください。',
  'wallet-unknown': 'お支払いが完了せず、請求は発生していません。もう一度試すか、レジでお支払いください。',
}
