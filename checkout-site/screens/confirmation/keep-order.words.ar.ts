import type { KeepOrderWords } from './keep-order.words'

export const words: KeepOrderWords = {
  title: 'احتفظ بهذا الطلب: اختر كلمة مرور',
  text: email => `يصبح لديك حساب باسم \u2068${email}\u2069 يضم هذا الطلب وشحنته وفاتورته.`,
  password: 'كلمة المرور',
  agree: 'بهذا توافق على',
  terms: 'شروط البيع',
  privacy: 'سياسة الخصوصية',
  keep: 'احتفظ بالطلب',
  keeping: 'جارٍ إنشاء حسابك',
  known: 'لهذا البريد أو الهاتف حساب بالفعل.',
  signIn: 'سجّل الدخول للاحتفاظ به',
  longer: 'أنشئ حسابًا للاحتفاظ بهذا الطلب',
}
