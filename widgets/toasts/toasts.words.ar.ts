import type { Translated } from '../../core/site/words'
import type { ToastsWords } from './toasts.words'

/** The words around toasts in Arabic. */
export const words: Translated<ToastsWords> = {
  close: 'إغلاق الرسالة',
}
