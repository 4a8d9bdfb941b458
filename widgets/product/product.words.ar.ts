import type { ProductWords } from './product.words'

export const words: ProductWords = {
  measurements: 'على عارضينا',
  design: 'صمّمه بنفسك',
  chart: 'جدول المقاسات',
  chartInShop: 'جدول المقاسات في المتجر',
  lost: 'تعذّر التحميل. تحقق من اتصالك وحاول مرة أخرى.',
  completeTheLook: 'أكمل الإطلالة',
  addAll: count => `أضف الكل (${count}) إلى الحقيبة`,
  addOne: 'أضف إلى الحقيبة',
  addSet: 'أضف الكل إلى الحقيبة',
  addingAll: 'جارٍ الإضافة',
  notNow: 'لا يمكن إضافته الآن.',
  refused: (name, why) => `لم تتم إضافة ${name}. ${why}`,
  compare: 'قارن',
  compareNamed: name => `قارن ${name}`,
  chosen: (count, max) => `${count} من ${max} للمقارنة`,
  showCompare: 'قارن الآن',
  takeOut: name => `أزل ${name} من المقارنة`,
  clear: 'إفراغ',
  full: 'يمكنك مقارنة أربعة منتجات في المرة الواحدة. أزل واحدًا أولًا.',
  otherKind: 'لا تُقارن إلا منتجات من نوع واحد. أفرغ القائمة لتبدأ من جديد.',
}
