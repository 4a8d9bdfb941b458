import type { AccountOrderWords } from './account-order.words'

export const words: AccountOrderWords = {
  all: 'كل الطلبات',
  placed: (day, sum) => `طُلب في \u2068${day}\u2069، \u2068${sum}\u2069`,
  items: 'في هذا الطلب',
  failed: 'تعذّر تحميل هذا الطلب',
}
