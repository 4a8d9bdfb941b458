import type { EditorsPageWords } from './editors-page.words'

export const words: EditorsPageWords = {
  failedTitle: 'تعذر تحميل هذه الصفحة',
}
