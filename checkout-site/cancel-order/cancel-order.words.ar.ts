import type { CancelOrderWords } from './cancel-order.words'

export const words: CancelOrderWords = {
  cancel: 'إلغاء الطلب',
  title: 'هل تريد إلغاء هذا الطلب؟',
  text: sum => `لن يُرسل شيء، ويعود \u2068${sum}\u2069 بالطريقة التي دفعت بها. لا يمكن التراجع عن ذلك.`,
  keep: 'الإبقاء على طلبي',
  cancelling: 'جارٍ الإلغاء',
  close: 'إغلاق',
  cancelled: 'لن يُرسل شيء. يعود ما دفعته بالطريقة نفسها، وبطاقات الهدايا والنقاط فورًا.',
  tooLate: 'هذا الطلب في الطريق بالفعل. أعد ما لا تريد الاحتفاظ به.',
}
