import type { FooterWords } from './footer.words'

export const words: FooterWords = {
  follow: 'تابعنا',
  legal: 'معلومات قانونية',
  loading: 'جارٍ التحميل',
  failed: 'تعذّر تحميل هذا الجزء من الصفحة.',
  retry: 'إعادة المحاولة',
  newTab: '(يُفتح في علامة تبويب جديدة)',
}
