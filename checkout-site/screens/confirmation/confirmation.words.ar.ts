import type { ConfirmationWords } from './confirmation.words'

export const words: ConfirmationWords = {
  document: 'تم تقديم الطلب',
  help: 'تحتاج مساعدة؟',
  order: number => `الطلب \u2068${number}\u2069`,
  thanks: name => (name ? `شكرًا لك، \u2068${name}\u2069` : 'شكرًا لك'),
  packing: email => (email ? `نجهّز طلبك الآن. رسالة التأكيد في طريقها إلى \u2068${email}\u2069.` : 'نجهّز طلبك الآن.'),
  mailing: email =>
    email
      ? `تصل مشترياتك بالبريد الإلكتروني. رسالة التأكيد في طريقها إلى \u2068${email}\u2069.`
      : 'نجهّز مشترياتك الآن.',
  arrives: 'موعد الوصول',
  stages: { placed: 'تم الطلب', packed: 'تم التجهيز', onItsWay: 'في الطريق', delivered: 'تم التوصيل' },
  done: 'تم',
  next: 'لاحقًا',
  by: day => `قبل ${day}`,
  shipsTo: 'يُشحن إلى',
  pickUpAt: 'الاستلام من',
  collectedBy: (name: string) => `يستلمه ${name}`,
  readyTitle: 'الاستلام',
  fetchedStages: { placed: 'تم الطلب', packed: 'تم التجهيز', onItsWay: 'جاهز', delivered: 'تم الاستلام' },
  paidWith: 'طريقة الدفع',
  manage: 'عرض هذا الطلب أو إلغاؤه',
  shopOn: 'متابعة التسوق',
  loading: 'جارٍ تحميل طلبك',
  failedTitle: 'تم تقديم طلبك، لكن تعذّر عرضه',
  failedText: 'لم يُفقد شيء. حاول مجددًا بعد قليل.',
  again: 'إعادة المحاولة',
  noneTitle: 'لا يوجد طلب هنا',
  noneText: 'تعرض هذه الصفحة الطلب بعد تقديمه مباشرة. وبعد ذلك تجده برقمه.',
}
