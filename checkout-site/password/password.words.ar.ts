import type { PasswordWords } from './password.words'

export const words: PasswordWords = {
  password: 'كلمة المرور',
  current: 'كلمة المرور الحالية',
  fresh: 'كلمة المرور الجديدة',
  repeated: 'كلمة المرور الجديدة مرة أخرى',
  show: 'إظهار كلمة المرور',
  rules: {
    length: '8 أحرف',
    upper: 'حرف لاتيني كبير',
    lower: 'حرف لاتيني صغير',
    digit: 'رقم',
  },
  kept: 'تم:',
  open: 'ما زال ناقصًا:',
  problems: {
    required: 'أدخل كلمة المرور',
    password: 'يجب أن تحتوي كلمة المرور على كل ما هو مذكور هنا',
    same: 'سبق أن استخدمت كلمة المرور هذه. اختر كلمة جديدة',
    'not-same': 'كلمتا المرور غير متطابقتين. اكتب الكلمة نفسها مرتين',
    wrong: 'كلمة المرور الحالية غير صحيحة. اكتبها مرة أخرى',
  },
}
