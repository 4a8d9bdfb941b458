import type { SureWords } from './sure.words'

export const words: SureWords = {
  remove: 'إزالة',
  removing: 'جارٍ الإزالة',
  keep: 'الإبقاء عليه',
}
