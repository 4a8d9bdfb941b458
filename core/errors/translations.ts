import { languageOf } from '../site/config'
import type { EnglishCountry, Language } from '../shapes/languages'
import type { Sentences } from './sentences'

type Bring = () => Promise<{ errorWords: Sentences }>

const translations: Readonly<Record<Exclude<Language, 'en'> | EnglishCountry, Bring>> = {
  fr: () => import('./words/fr'),
  de: () => import('./words/de'),
  ja: () => import('./words/ja'),
  ar: () => import('./words/ar'),
  'en-GB': () => import('./words/en-GB'),
  'en-CA': () => import('./words/en-CA'),
}

/** The sentences for all codes as a country or a language says them, in English where it has none of its own. */
export async function sentencesIn(locale: string): Promise<Sentences> {
  const byTag: Readonly<Record<string, Bring>> = translations
  const translated = byTag[locale] ?? byTag[languageOf(locale)]
  const [english, own] = await Promise.all([import('./words/en'), translated?.()])
  return { ...english.errorWords, ...own?.errorWords }
}
