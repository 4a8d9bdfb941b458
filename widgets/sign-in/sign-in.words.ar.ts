import type { SignInWords } from './sign-in.words'

export const words: SignInWords = {
  title: 'تسجيل الدخول',
  close: 'إغلاق',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول',
  passwordMissing: 'أدخل كلمة المرور',
  forgot: 'هل نسيت كلمة المرور؟',
  contact: 'اتصل بنا',
  employees: 'دخول الموظفين',
  signUp: 'إنشاء حساب',
  windowText:
    'تسجّل الدخول في صفحة المتجر، في نافذة مستقلة. لا ترى هذه الصفحة كلمة مرورك ولا من تكون، ويمكنها استخدام حقيبتك.',
  openWindow: 'افتح نافذة الدخول',
  waiting: 'أكمل في النافذة',
  hereTitle: 'أنت مسجّل الدخول',
  hereAs: name => `مسجّل الدخول باسم \u2068${name}\u2069`,
  hereText: 'يمكن لهذه الصفحة استخدام حقيبتك، ولا ترى شيئًا آخر من حسابك.',
  signOut: 'تسجيل الخروج',
  signingOut: 'جارٍ تسجيل الخروج',
}
