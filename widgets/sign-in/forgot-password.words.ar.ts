import type { ForgotPasswordWords } from './forgot-password.words'

export const words: ForgotPasswordWords = {
  title: 'هل نسيت كلمة المرور؟',
  lead: 'أدخل البريد الإلكتروني لحسابك.',
  email: 'البريد الإلكتروني',
  submit: 'إرسال الرابط',
  sending: 'جارٍ إرسال الرابط',
  sentTitle: 'تفقّد بريدك',
  sentText: email => `إذا كان هناك حساب باسم \u2068${email}\u2069 فالرابط في طريقه إليك. يعمل لمدة ساعة.`,
  sentHint: 'لم يصل شيء بعد بضع دقائق؟ تفقّد مجلد الرسائل غير المرغوبة، أو اطلبه مرة أخرى.',
  noMail: 'لا يرسل هذا المتجر رسائل بريد. راسلنا لنساعدك على تعيين كلمة مرور جديدة.',
  help: 'اتصل بنا',
  again: 'اطلبه مرة أخرى',
  signIn: 'العودة إلى تسجيل الدخول',
}
