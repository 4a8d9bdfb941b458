import { pluralsOf } from '../../core/site/words'
import type { ReviewsWords } from './reviews.words'

const plural = pluralsOf('ar')

const reviews = (count: number) =>
  plural(count, {
    zero: 'لا تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: `${count} تقييمات`,
    many: `${count} تقييمًا`,
    other: `${count} تقييم`,
  })

const stars = (rating: number) =>
  plural(rating, { one: 'نجمة واحدة', two: 'نجمتان', few: `${rating} نجوم`, other: `${rating} نجمة` })

export const words: ReviewsWords = {
  heading: 'التقييمات',
  loading: 'جارٍ تحميل التقييمات',
  none: 'لم يقيّم أحد هذا المنتج بعد.',
  write: 'اكتب تقييمًا',
  change: 'عدّل تقييمك',
  lost: 'تعذر تحميل النموذج. حاول مرة أخرى.',
  retry: 'حاول مرة أخرى',
  elsewhere: 'التقييم في هذا الموقع للضيوف فقط. اكتب تقييمك في صفحات المتجر.',
  published: 'شكرًا لك. تم نشر تقييمك.',
  pending: 'شكرًا لك. يقرأ المتجر تقييمك قبل أن يراه الآخرون.',
  ofFive: average => `\u2066${average}\u2069 من 5 نجوم`,
  count: reviews,
  fitting: (fitting, all) => `${fitting} من ${all} يقولون إن المقاس مطابق`,
  narrow: 'عرض التقييمات حسب النجوم',
  stars,
  starsOf: (rating, count) => `${stars(rating)}: ${reviews(count)}`,
  part: (shown, total) => `\u2066${shown}\u2069 من أصل ${reviews(total)}`,
  clear: 'عرض كل النجوم',
  sort: 'الترتيب حسب',
  sorts: { newest: 'الأحدث', helpful: 'الأكثر فائدة', highest: 'الأعلى تقييمًا', lowest: 'الأدنى تقييمًا' },
  noneOfThese: 'لا توجد تقييمات بهذه النجوم.',
  more: 'عرض المزيد من التقييمات',
  own: 'تقييمك',
  verified: 'اشتراه من هنا',
  fits: { small: 'المقاس صغير', true: 'المقاس مطابق', large: 'المقاس كبير' },
  translate: 'ترجمة إلى العربية',
  original: 'عرض النص الأصلي',
  translated: 'مترجم',
  helpful: 'هل كان هذا مفيدًا؟',
  wasHelpful: title => `هل كان هذا مفيدًا: \u2068${title}\u2069`,
  yes: count => `نعم (${count})`,
  no: count => `لا (${count})`,
  foundHelpful: count =>
    plural(count, {
      one: 'وجده شخص واحد مفيدًا',
      two: 'وجده شخصان مفيدًا',
      few: `وجده ${count} أشخاص مفيدًا`,
      many: `وجده ${count} شخصًا مفيدًا`,
      other: `وجده ${count} شخص مفيدًا`,
    }),
  flag: 'إبلاغ',
  flagged: 'تم إبلاغ المتجر.',
}
