import type { OrderLookUpWords } from './order-look-up.words'

export const words: OrderLookUpWords = {
  title: 'ابحث عن طلبك',
  lead: 'اكتب الرقم الوارد في رسالة التأكيد والبريد الإلكتروني الذي طلبت به.',
  number: 'رقم الطلب',
  numberHint: '12 رقمًا كما في تأكيد الطلب',
  email: 'البريد الإلكتروني',
  submit: 'بحث',
  looking: 'جارٍ البحث',
  order: number => `الطلب \u2068${number}\u2069`,
  placedOn: day => `تم الطلب في ${day}`,
  another: 'البحث عن طلب آخر',
  account: 'لديك حساب؟',
  signIn: 'سجّل الدخول لعرض هذا الطلب',
  notOwn: number => `الطلب \u2068${number}\u2069 ليس في حسابك. اكتب البريد الإلكتروني الذي طلبت به لعرضه هنا.`,
}
