import type { PreviewFrameWords } from './preview-frame.words'

export const words: PreviewFrameWords = {
  title: 'معاينة',
  text: 'اختر مستندًا في صفحة المعاينة ليظهر هنا.',
  none: 'لا توجد نتائج.',
  failedTitle: 'تعذر تحميل هذا المستند',
}
