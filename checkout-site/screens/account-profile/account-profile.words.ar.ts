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
  likes: 'ما تفضّله',
  shoeSize: 'مقاس الحذاء',
  noSize: 'بلا مقاس',
  interests: 'اهتماماتك',
  interestNames: {
    road: 'الجري على الطرق',
    trail: 'الجري في الطبيعة',
    track: 'المضمار',
    'race-day': 'السباقات',
    walking: 'المشي',
    gym: 'النادي الرياضي',
  },
  password: 'كلمة المرور',
  changePassword: 'تغيير كلمة المرور',
}
