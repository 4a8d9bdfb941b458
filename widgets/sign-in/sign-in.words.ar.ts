import type { SignInWords } from './sign-in.words'

export const words: SignInWords = {
  title: 'تسجيل الدخول',
  close: 'إغلاق',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  showPassword: 'إظهار كلمة المرور',
  submit: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول',
  passwordMissing: 'أدخل كلمة المرور',
  forgot: 'هل نسيت كلمة المرور؟',
  contact: 'اتصل بنا',
  newHere: 'جديد هنا؟',
  signUp: 'إنشاء حساب',
  joinClub: 'الانضمام إلى النادي',
  employee: 'دخول الموظفين',
  windowText:
    'تسجّل الدخول في صفحة المتجر، في نافذة مستقلة. لا ترى هذه الصفحة كلمة مرورك ولا من تكون، ويمكنها استخدام حقيبتك.',
  openWindow: 'افتح نافذة الدخول',
  waiting: 'أكمل في النافذة',
  hereTitle: 'أنت مسجّل الدخول',
  tryAgain: 'إعادة المحاولة',
}
