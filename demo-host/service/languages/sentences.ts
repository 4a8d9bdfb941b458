import type { Code } from '../../../core/errors/catalogue'
import { errorWords as ar } from '../../../core/errors/words/ar'
import { errorWords as de } from '../../../core/errors/words/de'
import { errorWords as en, type Details, type Sentence } from '../../../core/errors/words/en'
import { errorWords as enCA } from '../../../core/errors/words/en-CA'
import { errorWords as enGB } from '../../../core/errors/words/en-GB'
import { errorWords as fr } from '../../../core/errors/words/fr'
import { errorWords as ja } from '../../../core/errors/words/ja'

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
