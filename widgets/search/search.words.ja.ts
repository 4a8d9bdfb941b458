import type { SearchWords } from './search.words'

export const words: SearchWords = {
  label: '検索',
  clear: '検索語を消去',
  suggestions: '候補',
  recent: '最近の検索',
  forget: '最近の検索を消去',
  words: '検索候補',
  categories: 'カテゴリー',
  products: '商品',
  inCategory: (name, total) => `${name}（${total}）`,
  found: count => `候補は${count}件です`,
  none: text => `「${text}」に一致する商品はありません`,
  from: price => `${price}から`,
}
