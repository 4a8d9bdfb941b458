import type { AccountOverviewWords } from './account-overview.words'

export const words: AccountOverviewWords = {
  hello: name => (name ? `مرحبًا، \u2068${name}\u2069` : 'مرحبًا'),
  points: 'نقاطك',
  pointsUnit: 'نقطة',
  toNext: (points, sum) => `تبقّت \u2068${points}\u2069 نقطة للحصول على \u2068${sum}\u2069`,
  rewardReady: sum => `قسيمة بقيمة \u2068${sum}\u2069 جاهزة`,
  confirmFirst: 'أكّد بريدك الإلكتروني لتستخدمها.',
  seeRewards: 'عرض المكافآت',
  join: 'انضم إلى برنامج الولاء',
  notMember: 'اجمع النقاط مع كل طلب وحوّلها إلى قسائم.',
  shipsTo: 'الشحن إلى',
  noAddress: 'لا عنوان بعد',
  noAddressText: 'بحفظ عنوانك يصبح إتمام الشراء أسرع.',
  addAddress: 'إضافة عنوان',
  editAddresses: 'تعديل العناوين',
  latest: 'أحدث طلب لك',
  track: 'عرض الطلب',
  recent: 'الطلبات الأخيرة',
  all: 'كل الطلبات',
  failed: 'تعذّر تحميل حسابك',
  terms: 'يُطبّق الخصم بعد قبول شروطه في حقيبتك.',
}
