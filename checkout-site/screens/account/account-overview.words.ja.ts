import type { AccountOverviewWords } from './account-overview.words'

export const words: AccountOverviewWords = {
  hello: (name, family) => (family || name ? `${family || name}さん、こんにちは` : 'こんにちは'),
  points: 'ポイント',
  pointsUnit: 'ポイント',
  toNext: (points, sum) => `あと${points}ポイントで${sum}分の特典`,
  rewardReady: sum => `${sum}分のクーポンが使えます`,
  confirmFirst: 'ご利用にはメールアドレスの確認が必要です。',
  seeRewards: '特典を見る',
  join: 'ポイントプログラムに参加する',
  notMember: 'お買い物でポイントがたまり、クーポンに交換できます。',
  shipsTo: 'お届け先',
  noAddress: '住所は未登録です',
  noAddressText: '住所を登録すると、ご注文手続きが早くなります。',
  addAddress: '住所を追加',
  editAddresses: '住所を編集',
  latest: '最新のご注文',
  track: '注文を見る',
  recent: '最近のご注文',
  all: 'すべてのご注文',
  failed: 'アカウントを読み込めませんでした',
  terms: '割引は、カートで利用条件に同意すると適用されます。',
}
