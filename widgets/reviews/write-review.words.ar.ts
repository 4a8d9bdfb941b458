import { pluralsOf } from '../../core/site/words'
import type { WriteReviewWords } from './write-review.words'

const plural = pluralsOf('ar')

const characters = (count: number) =>
  plural(count, {
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${count} أحرف`,
    many: `${count} حرفًا`,
    other: `${count} حرف`,
  })

export const words: WriteReviewWords = {
  close: 'إغلاق',
  rating: 'تقييمك بالنجوم',
  title: 'العنوان',
  text: 'تقييمك',
  left: count => (count === 0 ? 'لم يبق أي حرف' : `المتبقي: ${characters(count)}`),
  over: count => `النص طويل جدًا، اختصره: ${characters(count)}`,
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
