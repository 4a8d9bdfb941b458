import type { Translated } from '../../core/site/words'
import type { FormsWords } from './forms.words'

export const words: Translated<FormsWords> = {
  email: 'البريد الإلكتروني',
  emailHint: 'نراسلك مرة واحدة عند توفره.',
  emailWrong: 'أدخل بريدًا إلكترونيًا مثل \u2068name@example.com\u2069',
  sending: 'جارٍ الإرسال',
  notified: email => `سنراسلك على \u2068${email}\u2069 عند توفره.`,
  label: 'مبلغ تختاره',
  range: (low, high) => `من ${low} إلى ${high}`,
  add: 'أضف هذا المبلغ',
  adding: 'جارٍ الإضافة',
  required: 'أدخل مبلغًا',
  number: 'أدخل مبلغًا مثل 75',
}
