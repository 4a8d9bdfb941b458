import type { AccountLoyaltyWords } from './account-loyalty.words'

export const words: AccountLoyaltyWords = {
  title: 'ポイントと特典',
  points: 'ポイント',
  pointsUnit: 'ポイント',
  member: number => `会員番号 ${number}`,
  vouchers: 'クーポン',
  noVouchers: '現在ご利用いただけるクーポンはありません。',
  voucher: sum => `${sum}分のクーポン`,
  forPoints: points => `${points}ポイント`,
  ready: 'お支払い時に使えます',
  missing: points => `あと${points}ポイント`,
  used: '使用済み',
  welcome: 'プログラムへようこそ',
  welcomeText: code => `カートでコード ${code} を入力してください。`,
  book: 'ポイント履歴',
  noBook: '履歴はまだありません。ご利用や返還のポイントがここに表示されます。',
  kinds: {
    redeem: 'ご注文に使用',
    restore: '返還',
    renew: '年度更新',
  },
  joinTitle: 'ポイントプログラムに参加する',
  joinText: 'お買い物でポイントがたまり、クーポンに交換できます。無料です。',
  join: '参加する',
  joining: '参加しています',
  terms: 'プログラム規約',
}
