import type { SignInWords } from './sign-in.words'

export const words: SignInWords = {
  title: 'تسجيل الدخول',
  lead: 'عناوينك وبطاقاتك ونقاطك المحفوظة متاحة مع حسابك، وتبقى حقيبتك كما هي.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  showPassword: 'إظهار كلمة المرور',
  submit: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول',
  emailMissing: 'أدخل بريدك الإلكتروني',
  emailWrong: 'اكتب البريد الإلكتروني هكذا: \u2068name@example.com\u2069',
  passwordMissing: 'أدخل كلمة المرور',
  orders: 'هل طلبت دون حساب؟',
  lookUp: 'ابحث عن طلبك',
  hereTitle: name => (name ? `أنت مسجّل الدخول، ${name}` : 'أنت مسجّل الدخول'),
  hereText: 'حقيبتك وحسابك معك في كل صفحات المتجر.',
  goOn: 'متابعة',
}
