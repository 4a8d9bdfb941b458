import type { CardFormWords } from './card-form.words'

export const words: CardFormWords = {
  cardNumber: 'رقم البطاقة',
  cardExpiry: 'تاريخ الانتهاء',
  cardCode: 'رمز الأمان',
  cardHolder: 'الاسم على البطاقة',
  numberExample: '1234 1234 1234 1234',
  expiryExample: 'MM / YY',
  codeExample: '\u20673 أرقام\u2069',
  codeExampleFour: '\u20674 أرقام\u2069',
  problems: {
    cardNumber: { required: 'أدخل رقم بطاقتك', 'card-number': 'تحقق من رقم البطاقة' },
    cardExpiry: {
      required: 'أدخل تاريخ الانتهاء',
      FE309: 'تحقق من تاريخ الانتهاء. ربما انتهت صلاحية البطاقة.',
    },
    cardCode: { required: 'أدخل رمز الأمان', 'security-code': 'تحقق من رمز الأمان' },
    cardHolder: { required: 'أدخل الاسم المكتوب على البطاقة' },
  },
}
