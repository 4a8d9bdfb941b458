import type { NotFoundWords } from './not-found.words'

export const words: NotFoundWords = {
  title: 'このアドレスのページはありません',
  text: 'リンクが古いか、入力が間違っている可能性があります。カートの中身はそのままです。',
}
