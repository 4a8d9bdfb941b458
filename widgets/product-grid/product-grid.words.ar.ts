import { pluralsOf } from '../../core/site/words'
import type { ProductGridWords } from './product-grid.words'

const plural = pluralsOf('ar')

const products = (count: number) =>
  plural(count, {
    one: 'منتج واحد',
    two: 'منتجان',
    few: `${count} منتجات`,
    many: `${count} منتجًا`,
    other: `${count} منتج`,
  })

export const words: ProductGridWords = {
  products: 'المنتجات',
  results: text => `نتائج البحث عن «\u2068${text}\u2069»`,
  loading: 'جارٍ تحميل المنتجات',
  count: products,
  part: (shown, total) => `\u2066${shown}\u2069 من أصل ${products(total)}`,
  filter: 'تصفية',
  filters: count => `تصفية (المحدد: ${count})`,
  remove: label => `إزالة عامل التصفية: \u2068${label}\u2069`,
  clear: 'مسح الكل',
  more: label => `عرض المزيد: \u2068${label}\u2069`,
  less: label => `عرض أقل: \u2068${label}\u2069`,
  sort: 'الترتيب حسب',
  sorts: {
    relevance: 'الأكثر رواجًا',
    newest: 'الأحدث',
    'price-asc': 'السعر من الأقل إلى الأعلى',
    'price-desc': 'السعر من الأعلى إلى الأقل',
  },
  pages: 'الصفحات',
  page: page => `الصفحة ${page}`,
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  none: 'لا توجد منتجات هنا بعد.',
  gone: 'لم تعد هذه الفئة موجودة.',
  noneFor: text => `لا نتائج عن «\u2068${text}\u2069». تحقق من الإملاء أو جرّب كلمة أقصر.`,
  failedFor: text => `فشل البحث عن «\u2068${text}\u2069».`,
  failed: 'تعذّر تحميل هذه المنتجات.',
  noneLeft: 'لا يوجد منتج يطابق كل عوامل التصفية هذه.',
  showAll: 'عرض كل المنتجات',
  categories: 'الفئات',
  popular: 'الأكثر رواجًا الآن',
  lost: 'تعذّر تحميل عوامل التصفية. تحقق من اتصالك.',
  retry: 'إعادة المحاولة',
}
