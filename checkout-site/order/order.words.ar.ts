import type { OrderWords } from './order.words'

export const words: OrderWords = {
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
  refunded: (sum, day) => `استُرد \u2068${sum}\u2069 في \u2068${day}\u2069`,
  pieces: (name, qty) => `\u2068${qty} × ${name}\u2069`,
  refundComes: 'وصل ما أعدته إلينا. سيتبعه رد المبلغ.',
  cancelledRefund: sum => `يُرد مبلغ ${sum} بالطريقة التي دفعت بها.`,
  noReturn: {
    'not-delivered': 'لا يمكن إرجاع هذا الطلب: لم يُسلَّم بعد.',
    returned: 'لقد عاد إلينا هذا الطلب من قبل.',
    'too-late': 'لم يعد من الممكن إرجاع هذا الطلب: مرّ على تسليمه أكثر من 60 يومًا.',
    'wrong-items': 'لم يعد من الممكن إرجاع هذه المنتجات.',
  },
}
