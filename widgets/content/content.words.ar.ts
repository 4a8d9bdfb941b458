import type { ContentWords } from './content.words'

export const words: ContentWords = {
  loading: 'جارٍ التحميل',
  failed: 'تعذّر تحميل هذا الجزء من الصفحة.',
  retry: 'إعادة المحاولة',
  carousel: 'عرض شرائح',
  slide: 'شريحة',
  slides: 'أبرز المحتويات',
  back: 'السابق',
  forward: 'التالي',
  pause: 'إيقاف الشرائح مؤقتًا',
  play: 'تشغيل الشرائح',
  goTo: (title: string, place: string) => `${title}، الشريحة ${place}`,
  slideOf: (at: number, count: number) => `${at} من ${count}`,
  close: 'إغلاق',
  goodToKnow: 'معلومات مفيدة',
  pauseVideo: 'إيقاف الفيديو مؤقتًا',
  playVideo: 'تشغيل الفيديو',
  lasts: (time: string) => `المدة: ${time}`,
  chapters: 'الفصول',
  newTab: 'يُفتح في علامة تبويب جديدة',
  view: (name: string) => `عرض ${name}`,
}
