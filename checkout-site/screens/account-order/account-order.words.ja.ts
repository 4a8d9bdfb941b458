import type { AccountOrderWords } from './account-order.words'

export const words: AccountOrderWords = {
  all: 'すべてのご注文',
  placed: (day, sum) => `${day}のご注文、${sum}`,
  items: 'ご注文の商品',
  failed: 'この注文を読み込めませんでした',
}
