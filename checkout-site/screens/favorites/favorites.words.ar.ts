import { pluralsOf } from '../../../core/site/words'
import type { FavoritesWords } from './favorites.words'

const plural = pluralsOf('ar')

export const words: FavoritesWords = {
  title: 'مفضلتك',
  sharedTitle: 'قائمة مفضلة',
  count: count =>
    plural(count, {
      zero: 'لا منتجات',
      one: 'منتج واحد',
      two: 'منتجان',
      few: `${count} منتجات`,
      many: `${count} منتجًا`,
      other: `${count} منتج`,
    }),
  loading: 'جارٍ تحميل المفضلة',
  emptyTitle: 'لا مفضلة بعد',
  emptyText: 'اضغط القلب على ما يعجبك ليبقى هنا.',
  goneTitle: 'لم تعد هذه القائمة مشتركة',
  failedTitle: 'تعذر تحميل مفضلتك',
  offTitle: 'لا مفضلة هنا',
  offText: 'ما دمت متصلًا بمتجر فليست لك قوائم خاصة.',
  like: name => `إضافة \u2068${name}\u2069 إلى المفضلة`,
  gone: name => `لم يعد ${name} ضمن المفضلة.`,
  from: price => `من ${price}`,
  was: 'كان',
  soldOut: 'غير متوفر حاليًا',
  noPrice: 'غير معروض للبيع حاليًا',
  addToBag: 'أضف إلى الحقيبة',
  addNamed: name => `أضف إلى الحقيبة: \u2068${name}\u2069`,
  adding: 'جارٍ الإضافة',
  inBag: 'أصبح في حقيبتك.',
  viewBag: 'عرض الحقيبة',
  share: 'مشاركة',
  sharing: 'جارٍ إنشاء الرابط',
  copied: 'نُسخ الرابط.',
  link: 'رابط هذه القائمة',
}
