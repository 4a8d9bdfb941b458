import type { GiftWords } from './gift-dialog.words'

export const words: GiftWords = {
  gift: 'خيار الهدية',
  giftMore: 'نرسل كلماتك بالبريد الإلكتروني. يبقى طلبك كما هو.',
  giftCardMore: 'نرسل بطاقة الهدية مع كلماتك إلى هذا العنوان.',
  close: 'إغلاق',
  to: 'إلى',
  email: 'بريده الإلكتروني',
  message: 'الرسالة',
  left: count => `${count} حرفًا كحد أقصى`,
  keep: 'حفظ خيار الهدية',
  keeping: 'جارٍ الحفظ',
  takeOff: 'إزالة خيار الهدية',
}
