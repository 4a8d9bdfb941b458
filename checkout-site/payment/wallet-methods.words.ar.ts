import type { WalletMethodsWords } from './wallet-methods.words'

export const words: WalletMethodsWords = {
  payPalHint: 'تُفتح نافذة من PayPal. ستراجع الطلب كاملًا مرة أخرى قبل تأكيده.',
  payPalMissing: 'أكّد عبر PayPal أولًا.',
  appleMissing: 'أكّد عبر Apple Pay أولًا.',
  payPalConfirmed: (account: string) => `PayPal: ${account}`,
  otherPayPal: 'استخدام حساب آخر',
  appleHint: 'يُسجَّل الطلب فور تأكيدك عبر Apple Pay.',
  klarnaHint: 'تطلب منك Klarna التأكيد عند المتابعة.',
  klarnaFailed: 'تعذّر الوصول إلى Klarna. اختر طريقة دفع أخرى أو حاول مجددًا.',
  howItWorks: 'كيف يعمل ذلك',
  infoTitle: 'ادفع لاحقًا مع Klarna',
  infoSteps: [
    'اختر Klarna وأكّد بياناتك في نافذة Klarna.',
    'نرسل طلبك. لا يُستحق أي مبلغ في يوم الشراء.',
    'تدفع على أربع دفعات، كل أسبوعين، دون فوائد.',
  ],
  infoTerms: 'تقرر Klarna في كل عملية شراء إن كان الدفع ممكنًا بهذه الطريقة، وتعرض شروطها قبل أن تؤكد.',
  close: 'إغلاق',
}
