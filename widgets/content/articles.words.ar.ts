import type { ArticleWords } from './articles.words'

export const words: ArticleWords = {
  topics: 'المواضيع',
  more: 'عرض المزيد',
  less: 'عرض أقل',
  clear: 'مسح الكل',
  readMore: 'اقرأ المزيد من المقالات',
  part: (shown: number, all: number) => (all === 0 ? 'لا توجد مقالات.' : `عدد المقالات المعروضة: ${shown} من ${all}`),
  found: 'أدلة وقصص',
  related: 'اقرأ أيضًا',
  lost: 'تعذّر تحميل المقالات.',
}
