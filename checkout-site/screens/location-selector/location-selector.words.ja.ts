import type { LocationSelectorWords } from './location-selector.words'

export const words: LocationSelectorWords = {
  title: '国と言語',
  loading: '国を読み込んでいます',
  failedTitle: '国を読み込めませんでした',
  emptyTitle: 'ほかの国はまだありません',
  emptyText: 'ショップはここに表示されているとおりです。',
  current: '現在の地域',
}
