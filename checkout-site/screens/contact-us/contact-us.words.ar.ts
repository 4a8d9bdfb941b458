import type { ContactUsWords } from './contact-us.words'

export const words: ContactUsWords = {
  write: 'راسلنا',
  category: 'ما الموضوع؟',
  subject: 'العنوان',
  choose: 'اختر',
  name: 'الاسم',
  fullName: (first, last) => `${first} ${last}`,
  email: 'البريد الإلكتروني',
  order: 'رقم الطلب',
  optional: 'اختياري',
  message: 'الرسالة',
  send: 'إرسال',
  sending: 'جارٍ الإرسال',
  sentTitle: 'وصلتنا رسالتك',
  sentText: number => `نرد خلال يومي عمل. رقمها \u2068${number}\u2069.`,
  another: 'كتابة رسالة أخرى',
  problems: {
    category: 'اختر موضوع رسالتك',
    subject: 'اختر عنوانًا',
    name: 'أدخل اسمك',
    email: 'اكتب العنوان مثل name@example.com',
    message: 'اكتب رسالتك',
  },
  formFailed: 'تعذّر تحميل النموذج.',
}
