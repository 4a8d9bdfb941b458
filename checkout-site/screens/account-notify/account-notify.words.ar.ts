import type { AccountNotifyWords } from './account-notify.words'

export const words: AccountNotifyWords = {
  title: 'العودة إلى المخزون',
  lead: 'نراسلك مرة واحدة فور عودة أي منها.',
  emptyTitle: 'لا تنتظر شيئًا',
  emptyText: 'عند نفاد منتج اختر «أعلمني»: يظهر هنا.',
  stop: 'إيقاف الانتظار',
  stopNamed: name => `إيقاف انتظار \u2068${name}\u2069`,
  stopping: 'جارٍ الإزالة',
  since: day => `منذ \u2068${day}\u2069`,
}
