import type { AccountOrderWords } from './account-order.words'

export const words: AccountOrderWords = {
  all: 'كل الطلبات',
  placed: (day, sum) => `طُلب في \u2068${day}\u2069، \u2068${sum}\u2069`,
  items: 'في هذا الطلب',
  failed: 'تعذّر تحميل هذا الطلب',
  invoice: 'الفاتورة',
  invoiceComing: 'جارٍ إنشاء الفاتورة',
  sendBack: 'إرجاع المنتجات',
  labelAgain: 'ملصق الإرجاع',
  labelComing: 'جارٍ إنشاء الملصق',
  labelHere: 'حُفظ الملصق. ألصقه على الطرد وسلّمه.',
  invoiceHere: 'حُفظت فاتورتك.',
  resend: 'إرسال بطاقات الهدايا مجددًا',
  resending: 'جارٍ الإرسال',
  resent: 'رسائل بطاقات الهدايا في الطريق مجددًا.',
  parcel: (carrier, number) => `\u2068${carrier}\u2069، الرقم \u2068${number}\u2069`,
  events: 'ما حدث',
  announced: number => `تم تسجيل الإرجاع \u2068${number}\u2069.`,
}
