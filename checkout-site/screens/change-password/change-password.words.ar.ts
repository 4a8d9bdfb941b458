import type { ChangePasswordWords } from './change-password.words'

export const words: ChangePasswordWords = {
  title: 'تغيير كلمة المرور',
  lead: 'تبقى مسجّل الدخول هنا، ويُسجَّل خروجك من كل مكان آخر.',
  submit: 'تغيير كلمة المرور',
  changing: 'جارٍ تغيير كلمة المرور',
  done: 'تم تغيير كلمة المرور. سُجِّل خروجك من كل مكان آخر.',
  guestTitle: 'سجّل الدخول أولًا',
  guestText: 'يمكنك تغيير كلمة المرور بعد تسجيل الدخول.',
  signIn: 'تسجيل الدخول',
  forgot: 'هل نسيت كلمة المرور؟',
}
