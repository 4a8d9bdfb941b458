import type { NotFoundWords } from './not-found.words'

export const words: NotFoundWords = {
  title: 'لا توجد صفحة على هذا العنوان',
  text: 'ربما كان الرابط قديمًا أو مكتوبًا خطأ. حقيبتك كما تركتها.',
}
