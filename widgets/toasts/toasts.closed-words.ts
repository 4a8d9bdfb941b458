import { closedWords } from '../../core/site/closed-words'

/** What the cross of a toast is called: too few words to be fetched. */
export const closeIn = closedWords({
  en: 'Close message',
  fr: 'Fermer le message',
  de: 'Meldung schließen',
  ja: 'メッセージを閉じる',
  ar: 'إغلاق الرسالة',
})
