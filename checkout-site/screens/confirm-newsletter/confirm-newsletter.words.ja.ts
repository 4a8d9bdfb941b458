import type { ConfirmNewsletterWords } from './confirm-newsletter.words'

export const words: ConfirmNewsletterWords = {
  title: 'メール配信の登録確認',
  checking: 'リンクを確認しています',
  done: { title: '登録しました', text: '次のお知らせをこのアドレスにお送りします。' },
  used: { title: 'このリンクはすでに使われています', text: '登録は確認済みです。' },
  expired: {
    title: 'リンクの有効期限が切れています',
    text: 'リンクは7日間有効です。もう一度登録して新しいリンクをお受け取りください。',
  },
  none: { title: 'リンクが完全ではありません', text: 'メールからもう一度開くか、もう一度登録してください。' },
  unknown: { title: '登録を確認できませんでした' },
  again: 'もう一度登録する',
}
