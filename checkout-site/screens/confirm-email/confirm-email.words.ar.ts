import type { ConfirmEmailWords } from './confirm-email.words'

export const words: ConfirmEmailWords = {
  title: 'أكّد بريدك الإلكتروني',
  checking: 'نتحقق من الرابط',
  done: { title: 'تأكّد عنوانك', text: 'نقاطك ومكافآتك جاهزة للاستخدام.' },
  used: { title: 'سبق استخدام هذا الرابط', text: 'عنوانك مؤكّد: نقاطك ومكافآتك جاهزة للاستخدام.' },
  expired: { title: 'انتهت صلاحية هذا الرابط', text: 'يعمل الرابط ليوم واحد. سجّل الدخول لتحصل على رابط جديد.' },
  none: { title: 'هذا الرابط غير مكتمل', text: 'افتحه من الرسالة مرة أخرى، أو سجّل الدخول لتحصل على رابط جديد.' },
  unknown: { title: 'تعذّر تأكيد عنوانك' },
  rewards: 'شاهد مكافآتك',
  ask: 'احصل على رابط جديد',
}
