import type { AssociateLoginWords } from './associate-login.words'

export const words: AssociateLoginWords = {
  title: 'دخول موظفي المتجر',
  lead: 'لمن يبيع في متجر. بعده تختار متجرك واسمك.',
  othersTitle: 'هذه الصفحة لموظفي المتاجر',
  othersText: 'حسابك لا يبيع في متجر. سجّل الخروج ثم ادخل كموظف متجر.',
  signOut: 'تسجيل الخروج',
  choiceTitle: 'أين تبيع؟',
  choiceText: 'كل طلب من هذه النافذة يذكر المتجر واسمك حتى تنهي البيع.',
  choose: 'اختر',
  store: 'المتجر',
  employee: 'اسمك',
  storeMissing: 'اختر متجرًا',
  employeeMissing: 'اختر اسمك',
  begin: 'ابدأ البيع',
  retry: 'حاول مرة أخرى',
  noStores: 'ليس لهذا المتجر فروع في بلدك.',
  here: (name, store) => `${name} يبيع في ${store}`,
  hereText: 'يمكن تعديل الأسعار في الحقيبة. PayPal والمفضلة متوقفان.',
  goOn: 'إلى الحقيبة',
  other: 'اختر من جديد',
  end: 'إنهاء البيع',
}
