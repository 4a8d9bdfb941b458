import type { AccountProfileWords } from './account-profile.words'

export const words: AccountProfileWords = {
  title: 'الملف الشخصي',
  about: 'عنك',
  email: 'البريد الإلكتروني',
  emailHint: 'تسجّل الدخول به. لتغييره اتصل بنا.',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  phone: 'الهاتف',
  postalCode: 'الرمز البريدي',
  birthDate: 'تاريخ الميلاد',
  optional: 'اختياري',
  nothingTyped: 'لا يوجد ما يُحفظ. املأ حقلاً أولاً.',
  likes: 'ما تفضّله',
  shoeSize: 'مقاس الحذاء',
  noSize: 'بلا مقاس',
  interests: 'اهتماماتك',
  password: 'كلمة المرور',
  changePassword: 'تغيير كلمة المرور',
}
