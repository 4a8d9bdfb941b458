import type { ThreeDsWords } from './three-ds.words'

export const words: ThreeDsWords = {
  title: 'أكّد الدفع لدى مصرفك',
  text: (sum, brand) => `يطلب مصرفك تأكيد دفع ${sum} إلى \u2068${brand}\u2069. يُقدَّم طلبك عند التأكيد.`,
  frame: 'صفحة مصرفك',
  left: time => `الوقت المتبقي: ${time}`,
  soon: 'بقيت دقيقة واحدة للتأكيد لدى مصرفك',
  other: 'الدفع بطريقة أخرى',
  close: 'إغلاق',
  leaveTitle: 'هل تريد المغادرة دون تأكيد؟',
  leaveText: 'لا يُقدَّم طلبك حتى يؤكده مصرفك. تبقى حقيبتك محفوظة.',
  stay: 'متابعة التأكيد',
  leave: 'المغادرة والدفع بطريقة أخرى',
  confirming: 'جارٍ تقديم طلبك',
  checking: 'جارٍ التحقق من طلبك',
  checkingText: 'انقطع الاتصال. نتحقق الآن مما حدث لطلبك. لن يُخصم المبلغ مرتين.',
}
