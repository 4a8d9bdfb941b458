import type { RemoveButtonWords } from './remove-button.words'

export const words: RemoveButtonWords = {
  remove: 'إزالة',
  removing: 'جارٍ الإزالة',
  keep: 'الإبقاء عليه',
}
