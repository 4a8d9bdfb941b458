import type { HereWords } from './signed-in.words'

export const words: HereWords = {
  hereAs: name => `مسجّل الدخول باسم \u2068${name}\u2069`,
  hereText: 'يمكن لهذه الصفحة استخدام حقيبتك، ولا ترى شيئًا آخر من حسابك.',
  ownText: 'طلباتك وعناوينك ومكافآتك في حسابك.',
  account: 'حسابك',
  orders: 'طلباتك',
  accountThere: 'افتح حسابك في نافذة جديدة',
  staysText: 'تسجيل الخروج هنا يخص هذه الصفحة وحدها. تبقى مسجّل الدخول في المتجر حتى تسجّل الخروج من حسابك.',
  signOut: 'تسجيل الخروج',
  signingOut: 'جارٍ تسجيل الخروج',
}
