import type { CartPartsWords } from './cart-parts.words'

const kept = (text: string) => `\u2068${text}\u2069`

/** The bag’s words in Arabic. */
export const words: CartPartsWords = {
  bag: 'حقيبتك',
  close: 'إغلاق الحقيبة',

  quantityOf: (name: string) => `كمية \u2068${name}\u2069`,
  less: 'إنقاص واحد',
  more: 'زيادة واحد',
  remove: 'إزالة',
  removeNamed: (name: string) => `إزالة \u2068${name}\u2069`,
  was: 'بدلًا من',
  comma: '، ',
  free: 'مجاني',
  gift: 'هدية',

  youSave: 'توفيرك',
  subtotal: 'المجموع الفرعي',
  shipping: 'الشحن',
  tax: 'الضريبة',
  total: 'الإجمالي',
  shippedFree: 'الشحن مجاني. ',
  taxLater: 'تُحتسب الضريبة عند إتمام الشراء.',
  taxIncluded: 'الأسعار شاملة ضريبة القيمة المضافة.',
  checkout: 'إتمام الشراء',
  leaving: 'لحظة من فضلك',
  removeToGoOn: (name: string) => `أزل \u2068${name}\u2069 للمتابعة.`,

  empty: 'حقيبتك فارغة',

  loading: 'جارٍ تحميل حقيبتك',
  tryAgain: 'إعادة المحاولة',

  save: 'حفظ لوقت لاحق',
  saveNamed: name => `حفظ ${kept(name)} لوقت لاحق`,
  like: name => `إضافة ${kept(name)} إلى المفضلة`,
  addGift: 'إضافة خيار هدية',
  addGiftNamed: name => `إضافة خيار هدية إلى ${kept(name)}`,
  editGift: 'تعديل',
  editGiftNamed: name => `تعديل خيار الهدية لـ ${kept(name)}`,
  giftFor: to => `هدية إلى ${kept(to)}`,
  heldUntil: time => `محجوز لك حتى ${kept(time)}`,
  ship: 'التوصيل إليّ',
  byEmail: 'عبر البريد الإلكتروني',
  pickUpAt: name => `الاستلام من ${kept(name)}`,
  change: 'تغيير',
  changeNamed: name => `تغيير طريقة استلام ${kept(name)}`,

  removed: name => `أُزيل ${kept(name)}.`,
  undo: 'تراجع',

  saved: 'محفوظ لوقت لاحق',
  savedMore: 'ما تحفظه يبقى هنا، وفي حسابك عند تسجيل الدخول.',
  moveToBag: 'نقل إلى الحقيبة',
  moveNamed: name => `نقل ${kept(name)} إلى الحقيبة`,
  moving: 'لحظة واحدة',
  removeSavedNamed: name => `إزالة ${kept(name)} من المحفوظات`,
  changeSavedNamed: name => `تغيير مقاس أو لون ${kept(name)}`,
  hide: what => `إخفاء: ${what}`,
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

  gone: 'لم يعد متوفرًا. أزله لإتمام الشراء.',
  goneOut: 'نفد من المخزون. أزله لإتمام الشراء.',
  goneHeld: 'يحجز متسوقون آخرون آخر القطع حاليًا. حاول مجددًا بعد بضع دقائق، أو أزله لإتمام الشراء.',
  goneUnpriced: 'غير معروض للبيع الآن. أزله لإتمام الشراء.',
  removeFailed: 'تعذّرت إزالة المنتج من الحقيبة. حاول مجددًا لاحقًا.',

  maximum: (count: number) => `الحد الأقصى للطلب: ${count}.`,
  lastSeen: 'هذه حقيبتك كما رأيناها آخر مرة.',
  offline: 'أنت غير متصل.',
  offlineMore: 'تنتظر التغييرات عودة الاتصال.',
  notUpdated: 'تعذّر تحديث حقيبتك.',
  notRead: 'تعذّر تحميل حقيبتك.',
  notLeft: 'تعذّر فتح صفحة الدفع.',
  emptyMore: 'ما تضيفه يبقى هنا، في كل صفحات هذا الموقع.',
  notKept:
    'لا يحفظ متصفحك أي شيء لهذا الموقع: إذا أعدت تحميل هذه الصفحة أو أغلقتها فستفقد حقيبتك، لكنها تنتقل معك إلى الدفع.',
  goOnShopping: 'متابعة التسوق',
}
