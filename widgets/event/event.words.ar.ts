import type { EventWords } from './event.words'

export const words: EventWords = {
  loading: 'جارٍ التحميل',
  retry: 'حاول مرة أخرى',
  lost: 'تعذّر تحميل النموذج. حاول مرة أخرى.',
  unknown: 'تعذّر العثور على هذه الفعالية.',
  joined: 'تم تسجيلك',
  yourPlace: 'عرض مكانك',
  full: 'اكتملت أماكن هذه الفعالية.',
  over: 'انتهت هذه الفعالية.',
  atShop: '(في المتجر، في علامة تبويب جديدة)',
}
