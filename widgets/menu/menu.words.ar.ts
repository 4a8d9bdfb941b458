import type { MenuWords } from './menu.words'

export const words: MenuWords = {
  shop: 'المتجر',
  menu: 'القائمة',
  more: 'المزيد',
  shopAll: title => `عرض الكل: ${title}`,
  loading: 'جارٍ التحميل',
  failed: 'تعذّر تحميل القائمة.',
  retry: 'إعادة المحاولة',
  newTab: '(يُفتح في علامة تبويب جديدة)',
}
