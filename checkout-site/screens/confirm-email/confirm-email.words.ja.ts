import type { ConfirmEmailWords } from './confirm-email.words'

export const words: ConfirmEmailWords = {
  title: 'メールアドレスの確認',
  checking: 'リンクを確認しています',
  done: { title: 'メールアドレスを確認しました', text: 'ポイントと特典をご利用いただけます。' },
  used: {
    title: 'このリンクはすでに使われています',
    text: 'メールアドレスは確認済みです。ポイントと特典をご利用いただけます。',
  },
  expired: {
    title: 'リンクの有効期限が切れています',
    text: 'リンクは1日有効です。ログインして新しいリンクをお受け取りください。',
  },
  none: {
    title: 'リンクが完全ではありません',
    text: 'メールからもう一度開くか、ログインして新しいリンクをお受け取りください。',
  },
  unknown: { title: 'メールアドレスを確認できませんでした' },
  rewards: '特典を見る',
  ask: '新しいリンクを受け取る',
}
