import type { Translated } from '../../core/site/words'
import type { ToastsWords } from './toasts.words'

/** The words around toasts in German. */
export const words: Translated<ToastsWords> = {
  close: 'Meldung schließen',
}
