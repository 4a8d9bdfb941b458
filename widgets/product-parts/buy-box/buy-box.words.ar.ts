import { pluralsOf } from '../../../core/site/words'
import type { BuyBoxWords } from './buy-box.words'

const plural = pluralsOf('ar')

export const words: BuyBoxWords = {
  open: 'تسوق سريع',
  loading: 'جارٍ تحميل المنتج',
  close: 'إغلاق',
  pictures: 'الصور',
  picture: (place, of) => `الصورة ${place} من ${of}`,
  was: 'بدلًا من',
  now: from => `من ${from}`,
  range: (low, high) => `من ${low} إلى ${high}`,
  lowest: price => `أدنى سعر خلال 30 يومًا: ${price}`,
  lowestSale: price => `أدنى سعر في التخفيضات السابقة: ${price}`,
  since: day => `ضمن التخفيضات منذ ${day}`,
  soldOut: option => `\u2068${option}\u2069، نفد`,
  heldByOthers: option => `\u2068${option}\u2069، محجوز لدى آخرين`,
  few: 'بقي القليل',
  fewLeft: (count, option) =>
    plural(count, {
      one: `بقيت قطعة واحدة فقط من \u2068${option}\u2069`,
      two: `بقيت قطعتان فقط من \u2068${option}\u2069`,
      few: `بقيت ${count} قطع فقط من \u2068${option}\u2069`,
      other: `بقيت ${count} قطعة فقط من \u2068${option}\u2069`,
    }),
  choose: attribute => `اختر: \u2068${attribute}\u2069`,
  add: 'أضف إلى الحقيبة',
  adding: 'جارٍ الإضافة',
  added: 'تمت الإضافة',
  update: 'تحديث الحقيبة',
  updateSaved: 'تحديث المنتج المحفوظ',
  updating: 'جارٍ التحديث',
  'sign-in': 'سجّل الدخول للشراء',
  membersFirst: 'هذا المنتج للأعضاء أولًا.',
  signInFirst: 'سجّل الدخول ثم عد إليه.',
  'out-of-stock': 'غير متوفر',
  'held-by-others': 'محجوز لدى آخرين',
  tryLater: 'يحجز متسوقون آخرون آخر القطع حاليًا. حاول مجددًا بعد بضع دقائق.',
  notify: 'أعلمني عند توفره',
  gone: 'لم يعد هذا المنتج يُباع.',
  retry: 'إعادة المحاولة',
  held: 'لا يوجد اتصال. يُضاف إلى حقيبتك فور عودة الاتصال.',
}
