import type { AskQuestionWords } from './ask-question.words'

export const words: AskQuestionWords = {
  title: 'اطرح سؤالًا',
  asked: 'تم إرسال السؤال',
  close: 'إغلاق',
  question: 'سؤالك',
  author: 'اسمك',
  authorHint: 'يظهر مع سؤالك. يكفي الاسم الأول أو اسم مستعار.',
  email: 'البريد الإلكتروني',
  optional: '(اختياري)',
  emailHint: 'نراسلك مرة واحدة عندما يجيب المتجر. لا يراه أحد غيرنا.',
  needsEmail: 'أدخل بريدًا إلكترونيًا مثل \u2068name@example.com\u2069',
  needsText: 'أدخل سؤالك',
  needsAuthor: 'أدخل اسمًا',
  readFirst: 'يقرأ المتجر الأسئلة قبل ظهورها ويجيب عنها هنا.',
  atOnce: 'يظهر سؤالك فورًا، وتظهر الإجابات تحته.',
  sending: 'جارٍ الإرسال',
  send: 'إرسال السؤال',
  published: 'شكرًا لك. سؤالك الآن في القائمة.',
  pending: 'شكرًا لك. يقرأ المتجر سؤالك قبل أن يراه الآخرون.',
  back: 'العودة إلى الأسئلة',
}
