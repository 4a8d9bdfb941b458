import type { SizeChartWords } from './size-chart.words'

export const words: SizeChartWords = {
  title: 'جدول المقاسات',
  close: 'إغلاق',
  retry: 'حاول مرة أخرى',
  loading: 'جارٍ تحميل المقاسات',
  measure: 'قس قدميك',
  how: 'قف على ورقة والكعب إلى الجدار، وضع علامة عند أطول إصبع. اعتمد القدم الأطول.',
  length: 'طول القدم',
  unit: 'الوحدة',
  cm: 'سم',
  in: 'بوصة',
  wrong: example => `أدخل طولًا مثل ${example}`,
  yourSize: 'مقاسك:',
  noSize: 'لا نصنع مقاسًا لهذا الطول.',
  notMade: 'لا يُصنع هذا المنتج بهذا المقاس.',
  take: size => `اختر ${size}`,
}
