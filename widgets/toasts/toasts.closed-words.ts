import { closedWords } from '../../core/site/closed-words'

/** The name of a toast's close button: too few words for a file of their own. */
export const closeIn = closedWords({
  en: 'Close message',
  fr: 'Fermer le message',
  de: 'Meldung schließen',
  ja: 'メッセージを閉じる',
  ar: 'إغلاق الرسالة',
})
