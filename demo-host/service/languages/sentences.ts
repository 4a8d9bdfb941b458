import type { Code } from '../../../core/errors/catalogue'
import { words as ar } from '../../../core/errors/errors.words.ar'
import { words as de } from '../../../core/errors/errors.words.de'
import { words as en, type Details, type Sentence } from '../../../core/errors/errors.words'
import { words as enCA } from '../../../core/errors/errors.words.en-CA'
import { words as enGB } from '../../../core/errors/errors.words.en-GB'
import { words as fr } from '../../../core/errors/errors.words.fr'
import { words as ja } from '../../../core/errors/errors.words.ja'

const languages: Readonly<Record<string, Readonly<Partial<Record<Code, Sentence>>>>> = {
  ar,
  de,
  en,
  'en-CA': enCA,
  'en-GB': enGB,
  fr,
  ja,
}

/** A code's sentence in a locale, for the answers whose message clients show as it is. */
export function sentenceOf(code: Code, locale: string, details: Details = {}): string {
  const own = languages[locale] ?? languages[locale.split('-')[0] ?? 'en']
  const sentence = own?.[code] ?? en[code]
  if (typeof sentence === 'function') return sentence(details)
  return sentence
}
