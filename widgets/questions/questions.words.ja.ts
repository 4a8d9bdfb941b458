import type { QuestionsWords } from './questions.words'

export const words: QuestionsWords = {
  heading: '質問と回答',
  loading: '質問を読み込んでいます',
  none: 'まだ質問はありません。',
  ask: '質問する',
  lost: 'フォームを読み込めませんでした。もう一度お試しください。',
  retry: 'もう一度試す',
  pending: 'あなたの質問（ショップが確認中）',
  own: 'あなたの質問',
  more: '質問をもっと見る',
  noAnswer: 'まだ回答はありません。',
  shop: 'ショップより',
  helpful: '参考になりましたか？',
  wasHelpful: text => `参考になりましたか：${text}`,
  yes: count => `はい（${count}）`,
  no: count => `いいえ（${count}）`,
}
