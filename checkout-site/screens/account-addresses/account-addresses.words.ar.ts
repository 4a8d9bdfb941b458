import type { AccountAddressesWords } from './account-addresses.words'

export const words: AccountAddressesWords = {
  title: 'العناوين',
  kinds: {
    S: 'الشحن إلى',
    B: 'الفوترة إلى',
  },
  add: {
    S: 'إضافة عنوان شحن',
    B: 'إضافة عنوان فوترة',
  },
  none: {
    S: 'لا عنوان شحن بعد.',
    B: 'لا عنوان فوترة بعد.',
  },
  newTitle: 'عنوان جديد',
  changeTitle: 'تعديل العنوان',
  main: 'العنوان الرئيسي',
  makeMain: 'اجعله الرئيسي',
  isMain: 'استخدامه عنوانًا رئيسيًا',
  changeNamed: name => `تعديل \u2068${name}\u2069`,
  removeNamed: name => `إزالة \u2068${name}\u2069`,
  mainNamed: name => `اجعل \u2068${name}\u2069 العنوان الرئيسي`,
  removeQuestion: name => `هل تريد إزالة \u2068${name}\u2069 من عناوينك؟`,
  notSaved: 'لم يُحفظ عنوانك. ما كتبته لم يُفقد.',
}
