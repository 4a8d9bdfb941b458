import type { PersonWords } from './person.words'

export const words: PersonWords = {
  employee: (left, year) => `خصم الموظفين: بقي ${left} من ${year} لهذا العام`,
  athlete: (left, year) => `رصيد الرياضيين: بقي ${left} من ${year} لهذا العام`,
  industry: (left, year) => `برنامج العاملين في القطاع: بقي ${left} من ${year} لهذا العام`,
  trade: (left, year) => `برنامج المهنيين: بقي ${left} من ${year} لهذا العام`,
  readTerms: 'اقرأ الشروط',
  termsTitle: 'شروط خصم الموظفين',
  termsIntro: 'كي يُطبَّق الخصم، يُرجى قبول شروطه:',
  terms: [
    'الخصم لك ولأسرتك، ولاستعمالكم الشخصي.',
    'له حد سنوي تُحسب منه مشترياتك بالخصم.',
    'لا يجوز إعادة بيع ما اشتريته بالخصم.',
  ],
  allTerms: 'كل الشروط في صفحة مستقلة',
  accept: 'قبول الشروط',
  accepting: 'جارٍ الحفظ',
  notNow: 'ليس الآن',
  close: 'إغلاق',
}
