import { type Language, languages } from '../../../core/shapes/languages'

/** English for a language that the shop does not have. */
export const shopLanguageOf = (locale: string): Language =>
  languages.find(language => language === locale.slice(0, 2)) ?? 'en'
