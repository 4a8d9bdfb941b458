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
  first: 'نرسل إليك أولًا رسالة فيها رابط.',
  awaitedTitle: 'أكّد اشتراكك',
  awaited: email => `أرسلنا رابطًا إلى ${email}. تصلك النشرة بعد فتحه.`,
  inAccount: 'لقد سجلت الدخول: اختر في حسابك ما يصلك',
}
