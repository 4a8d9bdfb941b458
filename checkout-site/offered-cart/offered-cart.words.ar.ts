import type { Translated } from '../../core/site/words'
import type { OfferedCartWords } from './offered-cart.words'

export const words: Translated<OfferedCartWords> = {
  title: 'أي حقيبة تريد؟',
  titleAlone: 'هل تريد هذه الحقيبة؟',
  from: place => `هذه الحقيبة قادمة من \u2068${place}\u2069.`,
  fromUnknown: 'هذه الحقيبة قادمة من صفحة أخرى.',
  careful: 'لا تأخذها إلا إذا كنت قد ملأتها بنفسك.',
  own: items => `في حقيبتك: ${items}.`,
  changed: 'تغيّرت هذه الحقيبة في هذه الأثناء. راجعها مرة أخرى ثم اختر.',
  add: 'إضافة إلى حقيبتي',
  adding: 'جارٍ الإضافة',
  keep: 'الاحتفاظ بحقيبتي',
  keeping: 'لحظة واحدة',
  open: 'فتح هذه وحفظ حقيبتي لوقت لاحق',
  opening: 'جارٍ الفتح',
  use: 'استخدام هذه الحقيبة',
  leave: 'البدء من دونها',
  later: 'القرار لاحقًا',
  waiting: 'حقيبة من صفحة أخرى تنتظر قرارك.',
  show: 'عرضها',
  lostTitle: 'لم يعد فتح هذه الحقيبة ممكنًا',
  lostText: 'انتهت صلاحية الرابط، أو اخترت في علامة تبويب أخرى.',
  goOn: 'متابعة',
  done: {
    add: 'أُضيفت الحقيبة إلى حقيبتك.',
    keep: 'حقيبتك كما كانت.',
    open: 'هذه حقيبتك الآن. ما كان لديك محفوظ لوقت لاحق.',
  },
}
