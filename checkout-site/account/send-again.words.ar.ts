import type { SendAgainWords } from './send-again.words'

export const words: SendAgainWords = {
  again: 'إرسال مرة أخرى',
  sending: 'جارٍ الإرسال',
  sent: 'الرابط في طريقه إليك. ابحث عنه في بريدك، وفي مجلد الرسائل غير المرغوبة أيضًا.',
}
