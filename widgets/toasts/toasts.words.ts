import { defineWords } from '../../core/site/words'

const english = { close: 'Close message' }

export type ToastsWords = typeof english

/** The words around toasts in the shopper's language. */
export const { $words } = defineWords<ToastsWords>(english, {
  fr: () => import('./toasts.words.fr'),
  de: () => import('./toasts.words.de'),
  ja: () => import('./toasts.words.ja'),
  ar: () => import('./toasts.words.ar'),
})
