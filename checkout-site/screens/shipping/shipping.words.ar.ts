import type { ShippingWords } from './shipping.words'

export const words: ShippingWords = {
  express: 'ادفع فورًا',
  or: 'أو',
  contact: 'بيانات التواصل',
  newsletter: 'أرسلوا إليّ الأخبار والعروض المبكرة',
  delivery: 'التوصيل',
  method: 'طريقة الشحن',
  free: 'مجاني',
  next: 'المتابعة إلى الدفع',
  saving: 'جارٍ الحفظ',
  back: 'العودة إلى الحقيبة',
  backAtOnce: 'رجوع',
  methodsFailed: 'تعذّر تحميل طرق الشحن.',
  methodLost: 'لم يُحفظ اختيارك لطريقة الشحن.',
  noMethods: 'لا يمكن الشحن إلى هذا العنوان. اختر دولة أخرى.',
  notSaved: 'لم يُحفظ عنوانك. ما كتبته لم يُفقد.',
  offerChanged: 'تغيّرت طرق الشحن مع عنوانك. راجعها ثم تابع.',
  loading: 'جارٍ التحميل',
  suggestionTitle: 'هل تقصد هذا العنوان؟',
  suggestionTake: 'استخدام هذا العنوان',
  suggestionKeep: 'الاحتفاظ بما كتبته',
}
