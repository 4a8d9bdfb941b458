import type { FootWords } from './foot.words'

export const words: FootWords = {
  about: 'عن هذا المتجر',
  terms: 'شروط البيع',
  privacy: 'الخصوصية',
  returns: 'الإرجاع',
  withdrawal: 'حق الانسحاب',
  imprint: 'بيانات الناشر',
  contact: 'اتصل بنا',
  orders: 'طلباتك',
  newsletter: 'الأخبار بالبريد',
  region: 'المنطقة',
  language: 'اللغة',
}
