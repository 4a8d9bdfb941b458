import type { MailAgainWords } from './mail-again.words'

export const words: MailAgainWords = {
  again: 'もう一度送る',
  sending: '送信しています',
  sent: 'リンクを送信しました。メールをご確認ください。迷惑メールフォルダもご覧ください。',
}
