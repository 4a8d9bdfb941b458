import type { NewsletterWords } from './newsletter.words'

export const words: NewsletterWords = {
  title: 'メールのお知らせ',
  lead: '新商品や先行販売をいち早くお届けします。',
  email: 'メールアドレス',
  consent: 'メールアドレスの取り扱い:',
  privacy: 'プライバシー',
  submit: '登録する',
  sending: '登録中',
  doneTitle: '登録しました',
  done: '次のお知らせをこのアドレスにお送りします。',
  first: '最初に確認リンクをメールでお送りします。',
  awaitedTitle: '登録を確認してください',
  awaited: email => `${email} にリンクをお送りしました。リンクを開くと配信が始まります。`,
  inAccount: 'ログイン中です。受け取る内容はアカウントで選べます',
}
