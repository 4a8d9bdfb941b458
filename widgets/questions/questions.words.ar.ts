import type { QuestionsWords } from './questions.words'

export const words: QuestionsWords = {
  heading: 'أسئلة وأجوبة',
  loading: 'جارٍ تحميل الأسئلة',
  none: 'لم يسأل أحد عن هذا المنتج بعد.',
  ask: 'اطرح سؤالًا',
  lost: 'تعذر تحميل النموذج. حاول مرة أخرى.',
  retry: 'حاول مرة أخرى',
  pending: 'سؤالك، ويقرؤه المتجر أولًا',
  own: 'سؤالك',
  more: 'عرض المزيد من الأسئلة',
  noAnswer: 'لا توجد إجابة بعد.',
  shop: 'من المتجر',
  helpful: 'هل كان هذا مفيدًا؟',
  wasHelpful: text => `هل كان هذا مفيدًا: \u2068${text}\u2069`,
  yes: count => `نعم (${count})`,
  no: count => `لا (${count})`,
}
