import { type Language, languages } from '../../../core/shapes/languages'

/** The shop's language for a reader of any locale: English for a language that the shop does not speak. */
export const shopLanguageOf = (locale: string): Language =>
  languages.find(language => language === locale.slice(0, 2)) ?? 'en'
