import { pluralsOf } from '../../../core/site/words'
import type { SharePictureWords } from './share-picture.words'

const plural = pluralsOf('ar')

const characters = (count: number) =>
  plural(count, {
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${count} أحرف`,
    many: `${count} حرفًا`,
    other: `${count} حرف`,
  })

export const words: SharePictureWords = {
  title: 'شارك صورتك',
  close: 'إغلاق',
  signInFirst: 'سجّل الدخول أو أنشئ حسابًا أولًا، ثم تعود إلى هنا لاختيار صورتك.',
  signIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  picture: 'الصورة',
  choose: 'اختيار صورة',
  another: 'اختيار صورة أخرى',
  remove: 'إزالة',
  removeIt: name => `إزالة \u2068${name}\u2069`,
  pictureHint: 'بصيغة JPEG أو PNG أو WebP. نصغّرها ونزيل منها مكان التقاطها ووقته.',
  preview: name => `صورتك \u2068${name}\u2069`,
  preparing: 'جارٍ تجهيز صورتك',
  ready: 'صورتك جاهزة',
  tooLarge: 'هذه الصورة كبيرة جدًا. اختر صورة أصغر.',
  unreadable: 'لا يستطيع متصفحك فتح هذه الصورة. اختر ملفًا بصيغة JPEG أو PNG أو WebP.',
  needsPicture: 'اختر صورة',
  caption: 'ماذا يظهر فيها؟',
  captionHint: left =>
    `يظهر تحت صورتك، ويُقرأ لمن لا يراها. ${left === 0 ? 'لم يبق أي حرف' : `المتبقي: ${characters(left)}`}.`,
  needsCaption: 'صف في كلمات قليلة ما يظهر فيها',
  over: count => `النص طويل جدًا، اختصره: ${characters(count)}`,
  author: 'اسمك',
  authorHint: 'يظهر مع صورتك. يكفي الاسم الأول أو اسم مستعار.',
  needsAuthor: 'أدخل اسمًا',
  consent: 'التقطتُ هذه الصورة بنفسي، وكل من يظهر فيها موافق، وللمتجر أن يعرضها في معارضه وفي صفحات منتجاته.',
  needsConsent: 'لا يمكننا عرضها دون هذا',
  lookedAt: 'ينظر إليها أحد من المتجر قبل أن يراها الآخرون.',
  tooMany: 'ما زالت اثنتا عشرة صورة لك تنتظر المراجعة. أرسل هذه لاحقًا.',
  sending: 'جارٍ الإرسال',
  send: 'إرسال الصورة',
  thanks: 'شكرًا لك. ينظر أحد من المتجر إلى صورتك أولًا، وعند قبولها يراها الجميع.',
  back: 'العودة إلى المعرض',
}
