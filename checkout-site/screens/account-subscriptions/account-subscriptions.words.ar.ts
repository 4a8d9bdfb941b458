import type { AccountSubscriptionsWords } from './account-subscriptions.words'

export const words: AccountSubscriptionsWords = {
  title: 'الأخبار بالبريد والرسائل',
  lead: 'أنت تقرر ما يصلك. يسري التغيير ابتداءً من الرسالة التالية.',
  email: 'البريد الإلكتروني',
  newsletter: 'الأخبار والوصول المبكر',
  loyalty: 'أخبار الأعضاء: النقاط والمكافآت',
  sms: 'الرسائل النصية',
  smsConsent: 'أرسلوا لي العروض برسائل نصية. أوافق على شروط الرسائل النصية. الموافقة ليست شرطًا للشراء.',
  smsTerms: 'شروط الرسائل النصية',
  phone: 'الهاتف',
  phoneMissing: 'رقم هاتف صالح مطلوب',
  goesTo: phone => `تُرسل إلى \u2068${phone}\u2069.`,
}
