import type { SavedListWords } from './saved-list.words'

const stored = (text: string) => `\u2068${text}\u2069`

export const words: SavedListWords = {
  saved: 'محفوظ لوقت لاحق',
  savedMore: 'ما تحفظه يبقى هنا، وفي حسابك عند تسجيل الدخول.',
  moveToBag: 'نقل إلى الحقيبة',
  moveNamed: name => `نقل ${stored(name)} إلى الحقيبة`,
  moving: 'لحظة واحدة',
  removeSavedNamed: name => `إزالة ${stored(name)} من المحفوظات`,
  quantitySavedNamed: name => `الكمية المحفوظة من ${stored(name)}`,
  soldOut: 'غير متوفر حاليًا.',
  noPrice: 'غير معروض للبيع حاليًا.',
  quantity: count => `الكمية ${count}`,
}
