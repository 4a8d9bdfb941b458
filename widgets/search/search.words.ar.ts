import { pluralsOf } from '../../core/site/words'
import type { SearchWords } from './search.words'

const plural = pluralsOf('ar')

export const words: SearchWords = {
  label: 'بحث',
  clear: 'مسح البحث',
  suggestions: 'اقتراحات',
  recent: 'عمليات البحث الأخيرة',
  forget: 'مسح عمليات البحث الأخيرة',
  words: 'عبارات البحث',
  categories: 'الفئات',
  products: 'المنتجات',
  inCategory: (name, total) => `\u2068${name}\u2069 (${total})`,
  found: count =>
    plural(count, {
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: `${count} اقتراحات`,
      many: `${count} اقتراحًا`,
      other: `${count} اقتراح`,
    }),
  none: text => `لا نتائج عن «\u2068${text}\u2069»`,
  from: price => `من ${price}`,
}
