import type { BesideLinesWords } from './beside-lines.words'

const stored = (text: string) => `\u2068${text}\u2069`

export const words: BesideLinesWords = {
  save: 'حفظ لوقت لاحق',
  saveNamed: name => `حفظ ${stored(name)} لوقت لاحق`,
  moreNamed: name => `المزيد لـ \u2068${name}\u2069`,
  favorite: 'المفضلة',
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

  changeVariant: 'تغيير المقاس أو اللون',
  changeVariantNamed: name => `تغيير المقاس أو اللون: ${stored(name)}`,
}
