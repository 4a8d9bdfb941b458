import type { WriteReviewWords } from './write-review.words'

export const words: WriteReviewWords = {
  close: 'إغلاق',
  rating: 'تقييمك بالنجوم',
  title: 'العنوان',
  text: 'تقييمك',
  fit: 'كيف وجدت المقاس؟',
  optional: '(اختياري)',
  author: 'اسمك',
  authorHint: 'يظهر مع تقييمك. يكفي الاسم الأول أو اسم مستعار.',
  needs: {
    rating: 'اختر عدد النجوم',
    title: 'أدخل عنوانًا',
    text: 'اكتب بضع كلمات',
    author: 'أدخل اسمًا',
  },
  readFirst: 'يقرأ المتجر التقييمات قبل ظهورها. ثم يحل التقييم الثاني منك محل الأول وأصواته.',
  atOnce: 'يظهر تقييمك فورًا. التقييم الثاني يحل محل الأول وأصواته.',
  sending: 'جارٍ الإرسال',
  send: 'إرسال التقييم',
}
