import type { ArticleWords } from './articles.words'

export const words: ArticleWords = {
  topics: 'トピック',
  more: 'もっと見る',
  less: '表示を減らす',
  clear: 'すべて解除',
  readMore: 'ほかの記事を読む',
  part: (shown: number, all: number) => (all === 0 ? '記事はありません。' : `${all}件中${shown}件の記事`),
  found: '読みもの',
  related: 'あわせて読む',
  lost: '記事を読み込めませんでした。',
}
