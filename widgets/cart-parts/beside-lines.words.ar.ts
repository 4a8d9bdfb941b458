import type { BesideLinesWords } from './beside-lines.words'

const stored = (text: string) => `\u2068${text}\u2069`

export const words: BesideLinesWords = {
  save: 'حفظ لوقت لاحق',
  saveNamed: name => `حفظ ${stored(name)} لوقت لاحق`,
  moreNamed: name => `المزيد لـ \u2068${name}\u2069`,
  like: name => `إضافة ${stored(name)} إلى المفضلة`,
  addGift: 'إضافة خيار هدية',
  addGiftNamed: name => `إضافة خيار هدية إلى ${stored(name)}`,
  editGift: 'تعديل',
  editGiftNamed: name => `تعديل خيار الهدية لـ ${stored(name)}`,
  giftFor: to => `هدية إلى ${stored(to)}`,
  heldUntil: time => `محجوز لك حتى ${stored(time)}`,
  ship: 'التوصيل إليّ',
  pickUpAt: name => `الاستلام من ${stored(name)}`,
  change: 'تغيير',
  changeNamed: name => `تغيير طريقة استلام ${stored(name)}`,

  removed: name => `أُزيل ${stored(name)}.`,
  undo: 'تراجع',

  saved: 'محفوظ لوقت لاحق',
  savedMore: 'ما تحفظه يبقى هنا، وفي حسابك عند تسجيل الدخول.',
  moveToBag: 'نقل إلى الحقيبة',
  moveNamed: name => `نقل ${stored(name)} إلى الحقيبة`,
  moving: 'لحظة واحدة',
  removeSavedNamed: name => `إزالة ${stored(name)} من المحفوظات`,
  quantitySavedNamed: name => `الكمية المحفوظة من ${stored(name)}`,
  changeVariant: 'تغيير المقاس أو اللون',
  changeVariantNamed: name => `تغيير المقاس أو اللون: ${stored(name)}`,
  soldOut: 'غير متوفر حاليًا.',
  noPrice: 'غير معروض للبيع حاليًا.',
  quantity: count => `الكمية ${count}`,

  promoCode: 'رمز الخصم',
  addPromoCode: 'إضافة رمز خصم',
  enterCode: 'أدخل الرمز',
  apply: 'تطبيق',
  applying: 'جارٍ التطبيق',
  applied: (code: string) => `الرمز \u2068${code}\u2069 مُطبّق.`,
  notApplied: (code: string) => `الرمز \u2068${code}\u2069 لا ينطبق على محتويات الحقيبة.`,
  removeCode: (code: string) => `إزالة الرمز \u2068${code}\u2069`,
  noCode: 'أدخل رمزًا',
}
