import type { Translated } from '../../../core/site/words'
import type { BillingWords } from './billing.words'

export const words: Translated<BillingWords> = {
  payment: 'الدفع',
  remaining: sum => `ادفع المتبقي ${sum}`,
  encrypted: 'مشفّر. تُرسل بيانات البطاقة إلى مزوّد الدفع فقط.',
  card: 'بطاقة',
  cardEnding: (brand, last4) => `\u2068${brand}\u2069 تنتهي بالأرقام ${last4}`,
  otherCard: 'استخدام بطاقة أخرى',
  keepCard: (brand, last4) => `الاحتفاظ ببطاقة \u2068${brand}\u2069 المنتهية بالأرقام ${last4}`,
  billing: 'عنوان الفواتير',
  same: 'مطابق لعنوان الشحن',
  paid: 'كل شيء مدفوع. لا حاجة إلى بطاقة.',
  next: 'مراجعة الطلب',
  saving: 'جارٍ الحفظ',
  back: 'العودة إلى الشحن',
  loading: 'جارٍ التحميل',
  again: 'إعادة المحاولة',
  methodsFailed: 'تعذّر تحميل طرق الدفع.',
  noMethods: 'لا تتوفر طريقة دفع لهذه الحقيبة الآن. حاول مجددًا بعد قليل.',
  providerLost: 'تعذّر الوصول إلى مزوّد الدفع. لم يُخصم شيء من بطاقتك. حاول مجددًا.',
  notSaved: 'لم تُحفظ بيانات الدفع. لم يُخصم شيء.',
  authentication: {
    answered: 'لم يؤكد مصرفك الدفع، فلم يُطلب ولم يُخصم شيء. حاول مجددًا أو استخدم بطاقة أخرى.',
    'gave-up': 'لم يتم تأكيد الدفع، فلم يُطلب ولم يُخصم شيء. اختر طريقة الدفع.',
    'timed-out': 'انتهت مهلة تأكيد الدفع، فلم يُطلب ولم يُخصم شيء. حاول مجددًا أو استخدم بطاقة أخرى.',
  },
}
