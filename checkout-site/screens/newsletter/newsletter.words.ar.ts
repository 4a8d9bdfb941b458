import type { NewsletterWords } from './newsletter.words'

export const words: NewsletterWords = {
  title: 'الأخبار عبر البريد الإلكتروني',
  lead: 'الجديد والوصول المبكر، لك أولًا.',
  email: 'البريد الإلكتروني',
  consent: 'ما نفعله بعنوانك:',
  privacy: 'الخصوصية',
  submit: 'اشتراك',
  sending: 'جارٍ الاشتراك',
  doneTitle: 'تم اشتراكك',
  done: 'ستصل الرسالة القادمة إلى عنوانك.',
  inAccount: 'لقد سجلت الدخول: اختر في حسابك ما يصلك',
}
