import type { OrdersWords } from './orders.words'

export const words: OrdersWords = {
  title: 'ご注文',
  order: number => `注文番号 ${number}`,
  status: {
    pending: '銀行の確認待ち',
    placed: '受付済み',
    packed: '梱包済み',
    shipped: '配送中',
    delivered: 'お届け済み',
    returned: '返品済み',
    refunded: '返金済み',
    cancelled: 'キャンセル済み',
    void: '注文されていません',
  },
  emptyTitle: 'ご注文はまだありません',
  emptyText: 'このアカウントでのご注文が、配送状況や請求書とともに表示されます。',
  failedTitle: 'ご注文を読み込めませんでした',
  noPageTitle: 'このページはありません',
  noPageText: 'ご注文はこの前のページまでです。',
  firstPage: '最初のページへ',
  pages: '注文履歴のページ',
  page: page => `${page}ページ`,
  older: '以前の注文',
  newer: '新しい注文',
  refunded: sum => `${sum}返金済み`,
  more: count => `ほか${count}点`,
}
