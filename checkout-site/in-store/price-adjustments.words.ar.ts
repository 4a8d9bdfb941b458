import type { AdjustmentWords } from './price-adjustments.words'

const stored = (text: string) => `\u2068${text}\u2069`

export const words: AdjustmentWords = {
  title: 'تعديلات السعر',
  note: 'أنت تبيع في متجر: ما تخصمه يُحسب فورًا.',
  what: 'الخصم من',
  goods: 'كل المنتجات',
  amount: currency => `المبلغ بعملة ${currency}`,
  reason: 'السبب',
  takeOff: 'تعديل السعر',
  takingOff: 'جارٍ التعديل',
  wrongAmount: 'اكتب مبلغًا أكبر من صفر، مثل 10.50',
  noReason: 'اكتب السبب من أجل الحسابات',
  change: 'تغيير',
  changeNamed: reason => `تغيير ${stored(reason)}`,
  save: 'حفظ التغيير',
  keep: 'تركه كما هو',
  takeBack: 'تراجع',
  takeBackNamed: reason => `التراجع عن ${stored(reason)}`,
  gone: 'سبق أن تراجع جهاز آخر عن هذا التعديل. هذه هي الحقيبة كما هي الآن.',
}
