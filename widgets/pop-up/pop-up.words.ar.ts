import type { PopUpWords } from './pop-up.words'

export const words: PopUpWords = {
  dismiss: 'عدم الإظهار مجددًا',
  close: 'إغلاق',
  email: 'البريد الإلكتروني',
  ofAccount: 'عنوان حسابك',
  consent: 'أرسلوا إليّ الأخبار بالبريد الإلكتروني. يمكنني إيقافها في أي وقت.',
  tick: 'ضع علامة في المربع للاشتراك',
  sending: 'جارٍ الاشتراك',
  done: 'تم اشتراكك',
  awaitedTitle: 'أكّد اشتراكك',
  awaited: 'أرسلنا إليك رابطًا. تصلك الأخبار بعد فتحه.',
  already: 'تصلك هذه النشرة بالفعل.',
  lost: 'تعذّر تحميل النموذج.',
  tryAgain: 'حاول مرة أخرى',
  newTab: '(يفتح في علامة تبويب جديدة)',
}
