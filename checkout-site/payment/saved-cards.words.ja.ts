import type { SavedCardsWords } from './saved-cards.words'

export const words: SavedCardsWords = {
  yourCards: '登録済みのカード',
  main: 'メインカード',
  expires: date => `有効期限 ${date}`,
  expired: date => `有効期限切れ（${date}）。このカードは使えません。`,
  newCard: '新しいカード',
  removeNamed: card => `${card}を削除`,
  removeQuestion: card => `${card}を登録済みのカードから削除しますか？`,
  notRemoved: 'カードを削除できませんでした。',
  asMain: 'メインにする',
  asMainNamed: card => `${card}をメインのカードにする`,
  notMain: 'メインのカードにできませんでした。',
  save: '次回のためにこのカードを保存する',
  makeMain: 'メインカードにする',
  codeWhy: '毎回入力が必要です。保存されることはありません。',
  loading: 'カードを読み込んでいます',
  notLoaded: '登録済みのカードを読み込めませんでした。',
}
