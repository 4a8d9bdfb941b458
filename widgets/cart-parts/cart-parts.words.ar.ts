import type { CartPartsWords } from './cart-parts.words'

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
  leftToPay: 'المتبقي للدفع',
  shippedFree: 'الشحن مجاني. ',
  taxLater: 'تُحتسب الضريبة عند إتمام الشراء.',
  taxIncluded: 'الأسعار شاملة ضريبة القيمة المضافة.',
  checkout: 'إتمام الشراء',
  leaving: 'لحظة من فضلك',
  removeToGoOn: (name: string) => `أزل \u2068${name}\u2069 للمتابعة.`,

  empty: 'حقيبتك فارغة',

  loading: 'جارٍ تحميل حقيبتك',
  tryAgain: 'إعادة المحاولة',
}
