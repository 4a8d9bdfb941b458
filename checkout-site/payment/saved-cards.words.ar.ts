import type { SavedCardsWords } from './saved-cards.words'

export const words: SavedCardsWords = {
  yourCards: 'بطاقاتك',
  main: 'البطاقة الرئيسية',
  expires: date => `تنتهي في \u2066${date}\u2069`,
  expired: date => `انتهت في \u2066${date}\u2069. لم يعد استخدامها ممكنًا.`,
  newCard: 'بطاقة جديدة',
  removeNamed: card => `إزالة ${card}`,
  removeQuestion: card => `هل تريد إزالة ${card} من بطاقاتك؟`,
  notRemoved: 'تعذّرت إزالة البطاقة.',
  asMain: 'جعلها البطاقة الرئيسية',
  asMainNamed: card => `جعل ${card} البطاقة الرئيسية`,
  notMain: 'تعذر جعل البطاقة هي الرئيسية.',
  save: 'احفظ هذه البطاقة للمرة القادمة',
  makeMain: 'اجعلها بطاقتي الرئيسية',
  codeWhy: 'يُطلب في كل مرة ولا يُحفظ أبدًا.',
  loading: 'جارٍ تحميل بطاقاتك',
  notLoaded: 'تعذّر تحميل بطاقاتك المحفوظة.',
}
