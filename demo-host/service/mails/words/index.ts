import type { Language } from '../../../../core/shapes/languages'
import { shopLanguageOf } from '../../languages/shop-language'
import { words as ar } from './ar'
import { words as de } from './de'
import { type MailWords, words as en } from './en'
import { words as british } from './en-GB'
import { words as fr } from './fr'
import { words as ja } from './ja'

export type { MailWords } from './en'

const byLanguage: Readonly<Record<Language, MailWords>> = { ar, de, en, fr, ja }

/** English is the fallback. */
export const wordsOf = (locale: string): MailWords =>
  /^en-(?!US)/.test(locale) ? british : byLanguage[shopLanguageOf(locale)]
