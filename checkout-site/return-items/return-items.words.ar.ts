import type { ReturnItemsWords } from './return-items.words'

export const words: ReturnItemsWords = {
  title: 'إرجاع المنتجات',
  nothing: 'اختر منتجًا واحدًا على الأقل.',
  keep: 'الاحتفاظ به',
  pieces: (pieces, all) => `\u2068${pieces}\u2069 من \u2068${all}\u2069`,
  reason: 'ما سبب الإرجاع؟ (اختياري)',
  noReason: 'بلا سبب',
  reasons: {
    'too-small': 'صغير جدًا',
    'too-large': 'كبير جدًا',
    'not-as-shown': 'مختلف عن المعروض',
    damaged: 'تالف أو معيب',
    'wrong-item': 'ليس ما طلبته',
    'changed-mind': 'غيّرت رأيي',
  },
  quote: sum => `تسترد \u2068${sum}\u2069 بالطريقة التي دفعت بها.`,
  quoting: 'جارٍ حساب المبلغ المسترد',
  delivery: 'تُرد تكلفة التوصيل بعد إرجاع كل المنتجات.',
  confirm: 'الحصول على ملصق الإرجاع',
  sending: 'جارٍ إنشاء الملصق',
  close: 'إغلاق',
}
