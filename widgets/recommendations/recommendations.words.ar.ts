import { pluralsOf } from '../../core/site/words'
import type { RecommendationsWords } from './recommendations.words'

const plural = pluralsOf('ar')

export const words: RecommendationsWords = {
  titles: { similar: 'قد يعجبك أيضًا', 'goes-with': 'يتناسب مع هذا المنتج', popular: 'الأكثر رواجًا الآن' },
  loading: 'جارٍ تحميل المنتجات',
  previous: 'المنتجات السابقة',
  next: 'المزيد من المنتجات',
  rating: (average, count) => {
    const ratings = plural(count, {
      one: 'تقييم واحد',
      two: 'تقييمان',
      few: `${count} تقييمات`,
      many: `${count} تقييمًا`,
      other: `${count} تقييم`,
    })
    return `${average} من 5، ${ratings}`
  },
}
