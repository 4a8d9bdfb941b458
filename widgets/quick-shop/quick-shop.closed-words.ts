import { closedWords } from '../../core/site/closed-words'

/** What the button says before the view has come; the same as `open` in the view's words. */
export const labelIn = closedWords({
  en: 'Quick shop',
  fr: 'Aperçu rapide',
  de: 'Schnellansicht',
  ja: 'クイックショップ',
  ar: 'تسوق سريع',
})
