import type { AccountWarrantyWords } from './account-warranty.words'

export const words: AccountWarrantyWords = {
  title: 'الضمان',
  lead: 'تلف شيء قبل أوانه؟ أخبرنا ما هو وماذا حدث. نرد خلال يومي عمل.',
  order: 'الطلب',
  item: 'المنتج',
  choose: 'اختر',
  what: 'ماذا حدث؟',
  send: 'إرسال المطالبة',
  sending: 'جارٍ الإرسال',
  sentTitle: 'وصلتنا مطالبتك',
  sentText: number => `رقمها \u2068${number}\u2069. نراسلك بالبريد.`,
  another: 'مطالبة أخرى',
  missing: 'املأ هذا الحقل للمتابعة',
  none: 'الضمان لما طلبته بهذا الحساب. لا طلبات بعد.',
}
