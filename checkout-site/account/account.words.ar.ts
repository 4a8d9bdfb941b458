import { pluralsOf } from '../../core/site/words'
import type { AccountWords } from './account.words'

const plural = pluralsOf('ar')

export const words: AccountWords = {
  title: 'حسابك',
  places: {
    overview: 'نظرة عامة',
    orders: 'الطلبات',
    addresses: 'العناوين',
    payment: 'الدفع',
    loyalty: 'النقاط والمكافآت',
    favorites: 'المفضلة',
    notify: 'العودة إلى المخزون',
    subscriptions: 'الأخبار بالبريد والرسائل',
    profile: 'الملف الشخصي',
    passkeys: 'مفاتيح المرور',
    data: 'بياناتي',
    warranty: 'الضمان',
    contact: 'اتصل بنا',
  },
  bag: count =>
    `الحقيبة، ${plural(count, { zero: 'لا منتجات', one: 'منتج واحد', two: 'منتجان', few: `${count} منتجات`, many: `${count} منتجًا`, other: `${count} منتج` })}`,
  back: 'حسابك',
  goneTitle: 'تم تسجيل خروجك',
  goneText: 'سجّل الدخول من جديد لعرض حسابك.',
  failedTitle: 'تعذّر التحميل',
  save: 'حفظ',
  saving: 'جارٍ الحفظ',
  saved: 'تم الحفظ.',
  change: 'تعديل',
  cancel: 'إلغاء',
}
