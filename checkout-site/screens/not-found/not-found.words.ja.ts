import type { Translated } from '../../../core/site/words'
import type { NotFoundWords } from './not-found.words'

export const words: Translated<NotFoundWords> = {
  title: 'このアドレスのページはありません',
  text: 'リンクが古いか、入力が間違っている可能性があります。カートの中身はそのままです。',
}
