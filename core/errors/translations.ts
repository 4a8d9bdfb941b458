import { languageOf } from '../site/config'
import type { EnglishCountry, Language } from '../shapes/languages'
import type { Sentences } from './sentences'

type Load = () => Promise<{ words: Sentences }>

const translations: Readonly<Record<Exclude<Language, 'en'> | EnglishCountry, Load>> = {
  fr: () => import('./errors.words.fr'),
  de: () => import('./errors.words.de'),
  ja: () => import('./errors.words.ja'),
  ar: () => import('./errors.words.ar'),
  'en-GB': () => import('./errors.words.en-GB'),
  'en-CA': () => import('./errors.words.en-CA'),
}

/** Falls back to English code by code. */
export async function sentencesIn(locale: string): Promise<Sentences> {
  const byTag: Readonly<Record<string, Load>> = translations
  const translated = byTag[locale] ?? byTag[languageOf(locale)]
  const [english, own] = await Promise.all([import('./errors.words'), translated?.()])
  return { ...english.words, ...own?.words }
}
