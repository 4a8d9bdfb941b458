import { closedWords } from '../../core/site/closed-words'

/** The button's text before the view loads; the same as `open` in the view's words. */
export const labelIn = closedWords({
  en: 'Quick shop',
  fr: 'Aperçu rapide',
  de: 'Schnellansicht',
  ja: 'クイックショップ',
  ar: 'تسوق سريع',
})
