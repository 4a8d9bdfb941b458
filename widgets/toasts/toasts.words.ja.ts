import type { Translated } from '../../core/site/words'
import type { ToastsWords } from './toasts.words'

/** The words around toasts in Japanese. */
export const words: Translated<ToastsWords> = {
  close: 'メッセージを閉じる',
}
