import type { Translated } from '../../core/site/words'
import type { ToastsWords } from './toasts.words'

/** The words around toasts in French. */
export const words: Translated<ToastsWords> = { close: 'Fermer le message' }
