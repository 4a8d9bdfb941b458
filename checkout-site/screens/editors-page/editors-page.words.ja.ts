import type { EditorsPageWords } from './editors-page.words'

export const words: EditorsPageWords = {
  failedTitle: 'このページを読み込めませんでした',
}
