import { pluralsOf, type Translated } from '../../core/site/words'
import type { CartWords } from './mini-cart.words'

const plural = pluralsOf('ar')

/** The bag’s words in Arabic. */
export const words: Translated<CartWords> = {
  bag: 'حقيبتك',
  close: 'إغلاق الحقيبة',
  items: (count: number) =>
    plural(count, {
      zero: 'لا منتجات',
      one: 'منتج واحد',
      two: 'منتجان',
      few: `${count} منتجات`,
      many: `${count} منتجًا`,
      other: `${count} منتج`,
    }),

  quantityOf: (name: string) => `كمية \u2068${name}\u2069`,
  less: 'إنقاص واحد',
  more: 'زيادة واحد',
  remove: 'إزالة',
  removeNamed: (name: string) => `إزالة \u2068${name}\u2069`,
  was: 'بدلًا من',
  comma: '، ',
  free: 'مجاني',
  gift: 'هدية',
  maximum: (count: number) => `الحد الأقصى للطلب: ${count}.`,

  subtotal: 'المجموع الفرعي',
  shipping: 'الشحن',
  tax: 'ضريبة القيمة المضافة',
  total: 'الإجمالي',
  atCheckout: 'الأسعار شاملة الضريبة.',
  freeAtCheckout: 'الشحن مجاني. الأسعار شاملة الضريبة.',
  checkout: 'إتمام الشراء',
  leaving: 'لحظة من فضلك',
  removeToGoOn: (name: string) => `أزل \u2068${name}\u2069 للمتابعة.`,

  empty: 'حقيبتك فارغة',
  emptyMore: 'ما تضيفه يبقى هنا، في كل صفحات هذا الموقع.',
  goOnShopping: 'متابعة التسوق',

  loading: 'جارٍ تحميل حقيبتك',
  lastSeen: 'هذه حقيبتك كما رأيناها آخر مرة.',
  offline: 'أنت غير متصل.',
  offlineMore: 'تنتظر التغييرات عودة الاتصال.',
  notUpdated: 'تعذّر تحديث حقيبتك.',
  notRead: 'تعذّر تحميل حقيبتك.',
  tryAgain: 'إعادة المحاولة',
  notLeft: 'تعذّر فتح صفحة الدفع.',
}
