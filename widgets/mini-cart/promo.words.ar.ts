import type { PromoWords } from './promo.words'

export const words: PromoWords = {
  promoCode: 'رمز الخصم',
  addPromoCode: 'إضافة رمز خصم',
  enterCode: 'أدخل الرمز',
  apply: 'تطبيق',
  applying: 'جارٍ التطبيق',
  applied: (code: string) => `الرمز \u2068${code}\u2069 مُطبّق.`,
  notApplied: (code: string) => `الرمز \u2068${code}\u2069 لا ينطبق على محتويات الحقيبة.`,
  removeCode: (code: string) => `إزالة الرمز \u2068${code}\u2069`,
  noCode: 'أدخل رمزًا',
}
