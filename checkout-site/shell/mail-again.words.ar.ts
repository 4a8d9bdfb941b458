import type { MailAgainWords } from './mail-again.words'

export const words: MailAgainWords = {
  again: 'إرسال مرة أخرى',
  sending: 'جارٍ الإرسال',
  sent: 'الرابط في طريقه إليك. ابحث عنه في بريدك، وفي مجلد الرسائل غير المرغوبة أيضًا.',
}
