import type { PasskeyWords } from './passkey.words'

export const words: PasskeyWords = {
  'passkey-left': 'لم يُستخدم أي مفتاح مرور. يمكنك المحاولة مجددًا.',
  'passkey-here': 'على هذا الجهاز مفتاح مرور لحسابك بالفعل.',
  'passkey-impossible': 'لا يمكن لهذا الجهاز أو لهذا العنوان استخدام مفاتيح المرور. كلمة مرورك ما زالت تعمل.',
  signIn: 'تسجيل الدخول بمفتاح مرور',
  asking: 'بانتظار مفتاح المرور',
}
