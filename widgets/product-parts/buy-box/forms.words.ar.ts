import type { FormsWords } from './forms.words'

export const words: FormsWords = {
  email: 'البريد الإلكتروني',
  emailHint: 'نراسلك مرة واحدة عند توفره.',
  sending: 'جارٍ الإرسال',
  notified: email => `سنراسلك على \u2068${email}\u2069 عند توفره.`,
  sumLabel: 'مبلغ تختاره',
  sumRange: (low, high) => `من ${low} إلى ${high}`,
  addSum: 'أضف هذا المبلغ',
  addingSum: 'جارٍ الإضافة',
  sumRequired: 'أدخل مبلغًا',
  sumNumber: 'أدخل مبلغًا مثل 75',
  inStores: 'للاستلام من المتجر فقط. اختر أعلاه لترى المتاجر التي يتوفر فيها.',
  pickUp: 'الاستلام من المتجر',
  chooseStore: 'اختر متجرًا',
  ready: 'متوفر، جاهز خلال ساعتين',
  sent: 'يُرسل إلى هذا المتجر خلال 3 إلى 6 أيام',
  noStore: 'لا يتوفر هذا في أي متجر الآن. اختر غيره أعلاه.',
  retry: 'إعادة المحاولة',
}
