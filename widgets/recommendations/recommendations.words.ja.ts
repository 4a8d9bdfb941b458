import type { RecommendationsWords } from './recommendations.words'

export const words: RecommendationsWords = {
  titles: { similar: 'こちらもおすすめ', 'goes-with': '一緒に使うなら', popular: '今の人気商品' },
  loading: '商品を読み込んでいます',
  previous: '前の商品',
  next: '次の商品',
  rating: (average, count) => `5点満点中${average}点、評価${count}件`,
}
