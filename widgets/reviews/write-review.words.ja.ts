import type { WriteReviewWords } from './write-review.words'

export const words: WriteReviewWords = {
  close: '閉じる',
  rating: '評価',
  title: 'タイトル',
  text: 'レビュー',
  fit: 'サイズ感はいかがですか？',
  optional: '（任意）',
  author: 'お名前',
  authorHint: 'レビューと一緒に表示されます。ニックネームでもかまいません。',
  needs: {
    rating: '星の数を選んでください',
    title: 'タイトルを入力してください',
    text: 'レビューを入力してください',
    author: 'お名前を入力してください',
  },
  readFirst:
    'レビューはショップが確認したあとに公開されます。2件目が公開されると、前のレビューは投票とともに置き換わります。',
  atOnce: 'レビューはすぐに公開されます。2件目を送ると、前のレビューは投票とともに置き換わります。',
  sending: '送信中',
  send: 'レビューを送信',
}
