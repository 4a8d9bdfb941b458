import type { LocationSelectorWords } from './location-selector.words'

export const words: LocationSelectorWords = {
  title: 'البلد واللغة',
  loading: 'جارٍ تحميل البلدان',
  failedTitle: 'تعذر تحميل البلدان',
  emptyTitle: 'لا توجد بلدان أخرى بعد',
  emptyText: 'المتجر كما تراه هنا.',
  current: 'أنت هنا',
}
