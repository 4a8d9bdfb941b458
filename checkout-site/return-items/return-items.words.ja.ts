import type { ReturnItemsWords } from './return-items.words'

export const words: ReturnItemsWords = {
  title: '商品を返品する',
  nothing: '商品を1点以上お選びください。',
  keep: '返品しない',
  pieces: (pieces, all) => `${all}点のうち${pieces}点`,
  reason: '返品の理由（任意）',
  noReason: '理由なし',
  reasons: {
    'too-small': 'サイズが小さい',
    'too-large': 'サイズが大きい',
    'not-as-shown': '商品説明と違う',
    damaged: '破損または不良',
    'wrong-item': '注文した商品と違う',
    'changed-mind': '気が変わった',
  },
  quote: sum => `${sum}をお支払いの方法で返金いたします。`,
  quoting: '返金額を計算しています',
  delivery: '送料は、すべての商品が返品された時点で返金いたします。',
  confirm: '返品ラベルを作成',
  sending: 'ラベルを作成しています',
  close: '閉じる',
}
