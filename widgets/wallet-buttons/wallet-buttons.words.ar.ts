import type { WalletWords } from './wallet-buttons.words'

/** The wallets’ words in Arabic. */
export const words: WalletWords = {
  group: 'ادفع فورًا',
  applePay: 'الشراء عبر Apple Pay',
  chooseFirst: 'اختر مقاسك أولًا.',
  sandbox: 'بيئة تجريبية: لن يُخصم أي مبلغ.',
  checking: 'نتحقق من طلبك. ابقَ في هذه الصفحة ولا تدفع مرة أخرى.',
  placed: 'تم تسجيل طلبك. ننقلك إليه الآن.',
  subtotal: 'المجموع الفرعي',
  delivery: 'التوصيل',
  tax: 'الضريبة',
  'wallet-country': 'نوصّل داخل بلد هذا المتجر فقط. اختر عنوانًا فيه.',
  'wallet-city': 'اسم المدينة أطول من 50 حرفًا. اختصره.',
  'wallet-unserviceable': 'لا يمكننا التوصيل إلى هذا العنوان. اختر عنوانًا آخر.',
  'wallet-shipping': 'عنوان التوصيل غير مكتمل أو يحتوي على رموز لا يمكننا استخدامها.',
  'wallet-billing': 'عنوان الفاتورة غير مكتمل أو يحتوي على رموز لا يمكننا استخدامها.',
  'wallet-unknown': 'لم تتم عملية الدفع ولم يُخصم أي مبلغ. حاول مرة أخرى أو ادفع عند إتمام الشراء.',
}
