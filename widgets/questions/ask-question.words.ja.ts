import type { AskQuestionWords } from './ask-question.words'

export const words: AskQuestionWords = {
  title: '質問する',
  asked: '質問を送信しました',
  close: '閉じる',
  question: '質問',
  author: 'お名前',
  authorHint: '質問と一緒に表示されます。ニックネームでもかまいません。',
  email: 'メールアドレス',
  optional: '（任意）',
  emailHint: 'ショップが回答したときに一度だけお知らせします。ほかの人には表示されません。',
  needsEmail: 'name@example.com の形でメールアドレスを入力してください',
  needsText: '質問を入力してください',
  needsAuthor: 'お名前を入力してください',
  readFirst: '質問はショップが確認したあとに公開され、ここで回答されます。',
  atOnce: '質問はすぐに公開されます。回答はその下に表示されます。',
  sending: '送信中',
  send: '質問を送信',
  published: 'ありがとうございます。質問を一覧に追加しました。',
  pending: 'ありがとうございます。ショップが確認したあとに公開されます。',
  back: '質問に戻る',
}
