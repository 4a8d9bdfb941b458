import type { AccountNotifyWords } from './account-notify.words'

export const words: AccountNotifyWords = {
  title: '再入荷のお知らせ',
  lead: '再入荷したときに、1回だけメールでお知らせします。',
  emptyTitle: 'お知らせ待ちの商品はありません',
  emptyText: '売り切れの商品で「入荷通知」を選ぶと、ここに表示されます。',
  stop: '通知をやめる',
  stopNamed: name => `${name}の通知をやめる`,
  stopping: '削除しています',
  since: day => `${day}から`,
}
