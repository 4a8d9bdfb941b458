import type { CancelOrderWords } from './cancel-order.words'

export const words: CancelOrderWords = {
  cancel: '注文をキャンセル',
  title: 'この注文をキャンセルしますか？',
  text: sum => `商品は発送されず、${sum}はお支払い方法に応じて返金されます。この操作は取り消せません。`,
  keep: '注文を続ける',
  cancelling: 'キャンセルしています',
  close: '閉じる',
  cancelled: '商品は発送されません。お支払いは同じ方法で返金され、ギフトカード、ポイント、クレジットはすぐに戻ります。',
  refused: {
    shipped: 'この注文はすでに発送されています。不要な商品はご返品ください。',
    'gift-card-used': 'この注文のギフトカードがすでに使用されているため、注文をキャンセルできません。',
    other: 'この注文は現在キャンセルできません。',
  },
}
