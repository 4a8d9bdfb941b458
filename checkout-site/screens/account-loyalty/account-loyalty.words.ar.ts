import type { AccountLoyaltyWords } from './account-loyalty.words'

export const words: AccountLoyaltyWords = {
  title: 'النقاط والمكافآت',
  points: 'نقاطك',
  pointsUnit: 'نقطة',
  member: number => `رقم العضوية \u2068${number}\u2069`,
  vouchers: 'القسائم',
  noVouchers: 'لا قسائم لديك حاليًا.',
  voucher: sum => `قسيمة بقيمة \u2068${sum}\u2069`,
  forPoints: points => `مقابل \u2068${points}\u2069 نقطة`,
  ready: 'جاهزة: اخترها عند الدفع',
  missing: points => `تبقّت \u2068${points}\u2069 نقطة`,
  used: 'مستخدمة',
  welcome: 'أهلًا بك في البرنامج',
  welcomeText: code => `أدخل الرمز \u2068${code}\u2069 في حقيبتك.`,
  book: 'حركة نقاطك',
  noBook: 'لا شيء بعد. تُسجَّل هنا النقاط المستخدمة أو المُعادة.',
  kinds: {
    redeem: 'دفعت طلبًا',
    restore: 'أُعيدت',
    renew: 'سنة جديدة',
  },
  joinTitle: 'انضم إلى برنامج الولاء',
  joinText: 'اجمع النقاط مع كل طلب وحوّلها إلى قسائم. مجانًا.',
  join: 'انضم الآن',
  joining: 'جارٍ الانضمام',
  terms: 'شروط البرنامج',
}
