import type { CompareWords } from './compare.words'

export const words: CompareWords = {
  title: 'المقارنة',
  close: 'إغلاق',
  none: 'لم يُختر شيء للمقارنة بعد',
  how: 'اضغط «قارن» في صفحة أي منتج.',
  loading: 'جارٍ تحميل المنتجات',
  retry: 'حاول مرة أخرى',
  onlyOne: 'اختر منتجًا آخر لتراهما جنبًا إلى جنب.',
  failed: why => `تعذّر تحميل بعضها. ${why}`,
  mark: 'إبراز الاختلافات',
  differs: 'مختلف',
  price: 'السعر',
  from: sum => `من ${sum}`,
  kind: 'ما هو',
  measurements: 'على عارضينا',
  nothing: 'غير مذكور',
  takeOut: 'إزالة',
  takeOutNamed: name => `إزالة ${name}`,
  page: 'افتحها كصفحة للمشاركة',
}
