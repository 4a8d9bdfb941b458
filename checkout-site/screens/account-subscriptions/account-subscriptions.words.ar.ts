import type { AccountSubscriptionsWords } from './account-subscriptions.words'

export const words: AccountSubscriptionsWords = {
  title: 'الأخبار بالبريد والرسائل',
  lead: 'أنت تقرر ما يصلك. يسري التغيير ابتداءً من الرسالة التالية.',
  email: 'البريد الإلكتروني',
  newsletter: 'الأخبار والوصول المبكر',
  loyalty: 'أخبار الأعضاء: النقاط والمكافآت',
  sms: 'الرسائل النصية',
  smsConsent: 'أرسلوا لي العروض برسائل نصية. الموافقة ليست شرطًا للشراء.',
  phone: 'الهاتف',
  smsAgreed: 'تصلك الرسائل النصية على هذا الرقم بعد الحفظ.',
  phoneMissing: 'رقم هاتف صالح مطلوب',
  goesTo: phone => `تُرسل إلى \u2068${phone}\u2069.`,
}
