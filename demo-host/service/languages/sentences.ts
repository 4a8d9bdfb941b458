import type { Code } from '../../../core/errors/catalogue'
import { words as ar } from '../../../core/errors/errors.words.ar'
import { words as de } from '../../../core/errors/errors.words.de'
import { words as en, type Details, type Sentence } from '../../../core/errors/errors.words'
import { words as enCA } from '../../../core/errors/errors.words.en-CA'
import { words as enGB } from '../../../core/errors/errors.words.en-GB'
import { words as fr } from '../../../core/errors/errors.words.fr'
import { words as ja } from '../../../core/errors/errors.words.ja'
import type { Language } from '../../../core/shapes/languages'
import { shopLanguageOf } from './shop-language'

type Sentences = Readonly<Partial<Record<Code, Sentence>>>

const byLanguage: Readonly<Record<Language, Sentences>> = { ar, de, en, fr, ja }

const byCountry: Readonly<Record<string, Sentences>> = { 'en-CA': enCA, 'en-GB': enGB }

/** For answers whose message clients show. */
export function sentenceOf(code: Code, locale: string, details: Details = {}): string {
  const own = byCountry[locale] ?? byLanguage[shopLanguageOf(locale)]
  const sentence = own[code] ?? en[code]
  if (typeof sentence === 'function') return sentence(details)
  return sentence
}
