import type { ConfirmNewsletterWords } from './confirm-newsletter.words'

export const words: ConfirmNewsletterWords = {
  title: 'أكّد اشتراكك',
  checking: 'نتحقق من الرابط',
  done: { title: 'تم اشتراكك', text: 'ستصل الرسالة القادمة إلى عنوانك.' },
  used: { title: 'سبق استخدام هذا الرابط', text: 'اشتراكك مؤكّد.' },
  expired: { title: 'انتهت صلاحية هذا الرابط', text: 'يعمل الرابط سبعة أيام. اشترك مجددًا لتحصل على رابط جديد.' },
  none: { title: 'هذا الرابط غير مكتمل', text: 'افتحه من الرسالة مرة أخرى، أو اشترك مجددًا.' },
  unknown: { title: 'تعذّر تأكيد اشتراكك' },
  again: 'اشترك مجددًا',
}
