import type { PopUpWords } from './pop-up.words'

export const words: PopUpWords = {
  dismiss: '今後表示しない',
  close: '閉じる',
  email: 'メールアドレス',
  ofAccount: 'アカウントのメールアドレス',
  consent: 'お知らせをメールで受け取ります。いつでも停止できます。',
  tick: '登録するにはチェックを入れてください',
  sending: '登録しています',
  done: '登録しました',
  awaitedTitle: '登録を確認してください',
  awaited: 'リンクをお送りしました。リンクを開くと配信が始まります。',
  again: 'もう一度送る',
  sendingAgain: '送信しています',
  sentAgain: 'リンクを送信しました。メールをご確認ください。迷惑メールフォルダもご覧ください。',
  already: 'このニュースレターはすでに登録済みです。',
  lost: 'フォームを読み込めませんでした。',
  tryAgain: 'もう一度試す',
  newTab: '（新しいタブで開きます）',
}
