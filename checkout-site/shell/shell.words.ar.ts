import { pluralsOf } from '../../core/site/words'
import type { ShellWords } from './shell.words'

const plural = pluralsOf('ar')
const items = (count: number) =>
  plural(count, {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: `${count} منتجات`,
    many: `${count} منتجًا`,
    other: `${count} منتج`,
  })

export const words: ShellWords = {
  secure: 'دفع آمن',
  home: brand => `\u2068${brand}\u2069، إلى المتجر`,
  checkout: 'إتمام الشراء',
  signIn: 'تسجيل الدخول',
  signOut: 'تسجيل الخروج',
  signedInAs: 'مسجّل الدخول باسم',
  account: 'الحساب',
  steps: { shipping: 'الشحن', billing: 'الدفع', summary: 'المراجعة' },
  loading: 'جارٍ التحميل',
  again: 'إعادة المحاولة',
  close: 'إغلاق',
  offline: 'أنت غير متصل. ما تكتبه محفوظ على هذا الجهاز.',
  offlineNow: 'أنت غير متصل. أعد المحاولة عند عودة الاتصال.',
  continueShopping: 'متابعة التسوق',

  emptyTitle: 'حقيبتك فارغة',
  emptyText: 'ما تضيفه على أي من صفحاتنا يظهر هنا.',
  failedTitle: 'تعذّر تحميل حقيبتك',
  handoffTitle: 'لم تنتقل حقيبتك معك',
  handoffText: 'الرابط الذي أتى بك إلى هنا مستخدم أو منتهي الصلاحية. عد إلى المتجر واختر إتمام الشراء مرة أخرى.',
  handoffKept: 'الرابط الذي أتى بك إلى هنا مستخدم أو منتهي الصلاحية. هذه هي الحقيبة المعروفة لدينا على هذه الصفحة.',
  notKept: 'لا يحفظ متصفحك أي شيء لهذا الموقع: إذا أعدت تحميل هذه الصفحة أو أغلقتها فستفقد حقيبتك وما كتبته.',
  brokenTitle: 'توقفت هذه الصفحة عن العمل',
  brokenText: 'ما كتبته لم يُفقد. أعد تحميل الصفحة للمتابعة.',
  reload: 'إعادة التحميل',
  checkingTitle: 'جارٍ التحقق من طلبك',
  checkingText: 'انقطع الاتصال أثناء إرسال طلبك. نتحقق الآن مما حدث له. لا يلزمك فعل شيء، ولن يُخصم المبلغ مرتين.',
  checkingLong: 'يستغرق هذا وقتًا أطول من المعتاد. أبقِ هذه الصفحة مفتوحة من فضلك.',

  orderSummary: 'ملخص الطلب',
  items,
  youSave: 'توفيرك',
  subtotal: count => `المجموع الفرعي، ${items(count)}`,
  was: 'بدلًا من',
  quantity: 'الكمية',
  shipping: 'الشحن',
  free: 'مجاني',
  tax: 'الضريبة',
  taxInside: 'شاملة الضريبة',
  taxToCome: 'بعد إدخال عنوانك',
  total: 'الإجمالي',
  totalBeforeTax: 'الإجمالي قبل الضريبة',
  leftToPay: 'المتبقي للدفع',
  paidByCard: 'مدفوع بالبطاقة',
  paid: 'مدفوع',

  promoCode: 'رمز الخصم',
  promoExample: 'أدخل الرمز',
  apply: 'تطبيق',
  applying: 'جارٍ التطبيق',
  promoOn: code => `الرمز \u2068${code}\u2069 مُطبّق`,
  promoOff: code => `الرمز \u2068${code}\u2069 لا ينطبق على هذه الحقيبة`,
  removeCode: code => `إزالة الرمز \u2068${code}\u2069`,
}
