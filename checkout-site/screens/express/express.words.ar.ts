import type { ExpressWords } from './express.words'

export const words: ExpressWords = {
  title: 'الدفع فورًا',
  lead: site => `لقد أتيت من ${site}. تعرف تلك الصفحة رقم طلبك ومبالغه، ولا شيء عنك.`,
  missing: name => `${name} غير متوفر حاليًا. عُد وأزله، أو اختر غيره.`,
  failedTitle: 'تعذّر تحميل هذا المنتج',
  presaleTitle: 'للأعضاء أولًا',
  presaleText: 'سجّل الدخول لتتمكن من الدفع هنا.',
  otherWay: 'الدفع بطريقة أخرى',
  otherWayText: 'ستدفع ثمن هذا المنتج وحده، وتبقى حقيبتك كما هي.',
  empty: 'لا يوجد هنا ما يُدفع ثمنه.',
  again: 'أغلق هذه النافذة واضغط الزر في الصفحة مرة أخرى.',
  boughtTitle: 'لقد طلبت هذا المنتج',
  bought: orderNumber => `رقم طلبك هو \u2068${orderNumber}\u2069.`,
  goneTitle: 'لم يعد هذا المنتج هنا',
  told: site => `عرف ${site} رقم طلبك ومبالغه.`,
  close: 'إغلاق هذه النافذة',
  closeByHand: 'يُبقي متصفحك هذه النافذة مفتوحة. يمكنك إغلاقها الآن.',
  back: site => `العودة إلى ${site}`,
}
