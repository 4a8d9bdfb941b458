import type { AccountErasedWords } from './account-erased.words'

export const words: AccountErasedWords = {
  title: 'アカウントを消去しました',
  text: '帳簿に残るものとその理由をメールでお知らせしました。ご利用ありがとうございました。',
}
