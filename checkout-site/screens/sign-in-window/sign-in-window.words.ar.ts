import type { SignInWindowWords } from './sign-in-window.words'

export const words: SignInWindowWords = {
  title: 'تسجيل الدخول',
  lead: site => `أنت قادم من \u2068${site}\u2069. تبقى كلمة مرورك عندنا، ولا تراها تلك الصفحة أبدًا.`,
  allowTitle: site => `هل تستخدم حقيبتك على \u2068${site}\u2069؟`,
  may: 'ستتمكن تلك الصفحة من رؤية ما في حقيبتك وتغييره.',
  mayNot: 'لا ترى اسمًا ولا عنوانًا ولا بطاقة، ولا تستطيع أن تطلب شيئًا. تسجيل الخروج هنا ينهي ذلك.',
  allow: 'استخدم حقيبتي هناك',
  allowing: 'جارٍ العودة',
  deny: 'ليس الآن',
  nobodyTitle: 'لم تطلب أي صفحة شيئًا',
  nobodyText: 'تفتح هذه النافذة صفحة تبيع لنا. عد إليها، واضغط زرها مرة أخرى.',
}
